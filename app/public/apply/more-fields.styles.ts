import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Fold = styled.details`
  > summary {
    display: flex;
    gap: ${space.x2};
    align-items: center;
    justify-content: space-between;
    min-height: ${token.size.controlLarge};
    padding: ${space.x1} ${space.x2};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius.medium};
    color: ${color.link};
    font-size: ${token.fontSize.small};
    line-height: ${token.lineHeight.snug};
    list-style: none;
    cursor: pointer;
    transition: background-color ${token.duration.quick} ${token.easing.out};

    &::-webkit-details-marker {
      display: none;
    }

    &:focus-visible {
      outline: ${token.size.focusRing} solid ${color.focus};
      outline-offset: 2px;
    }

    ${media.hover} {
      &:hover {
        background: ${color.hovered};
      }
    }
  }

  > summary > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
    transition: transform ${token.duration.quick} ${token.easing.out};
  }

  &[open] > summary {
    margin-bottom: ${space.x3};

    > svg {
      transform: rotate(180deg);
    }
  }
`
