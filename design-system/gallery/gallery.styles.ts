import styled from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, duration, easing } = token

export const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  gap: ${space.x2};

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space.x3};
  }
`

export const Frame = styled.li`
  min-width: 0;
`

export const PictureLink = styled.a`
  --mark: ${color.survey};

  position: relative;
  display: block;
  overflow: hidden;
  color: inherit;
  text-decoration: none;
  cursor: zoom-in;

  &::after {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${duration.quick} ${easing.out};
    content: '';
    ${boundingBox}
  }

  &:focus-visible::after {
    opacity: 1;
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
    }
  }
`

/** Over the lower edge on pointers that can rest; under the picture on touch screens. */
export const Caption = styled.span`
  display: grid;
  gap: ${space.x05};
  padding: ${space.x1} 0;

  ${media.hover} {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    padding: ${space.x4} ${space.x2} ${space.x2};
    background: linear-gradient(to top, ${color.scrim} 60%, transparent);
    color: ${color.onPrimary};
    opacity: 0;
    transform: translateY(8px);
    transition:
      opacity ${duration.base} ${easing.out},
      transform ${duration.base} ${easing.out};

    ${PictureLink}:is(:hover, :focus-visible) > & {
      opacity: 1;
      transform: none;
    }
  }
`

export const CaptionTitle = styled.span`
  font-weight: ${token.fontWeight.semibold};
`

export const CaptionText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${token.fontSize.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
