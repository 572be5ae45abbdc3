import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, duration, easing } = token

export const Root = styled.div`
  position: relative;
`

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x05};
  min-height: ${token.size.target};
  padding: 0 ${space.x15};
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  color: inherit;
  font-size: inherit;

  > svg {
    width: 1em;
    height: 1em;
    transition: transform ${duration.base} ${easing.out};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &[data-current] {
    color: ${color.link};
  }

  ${media.forcedColors} {
    &[data-current] {
      text-decoration: underline 2px Highlight;
      text-underline-offset: 0.4em;
    }
  }
`

const aligned = {
  start: css`
    --shift: 0;
    left: 0;
  `,
  center: css`
    --shift: -50%;
    left: 50%;
  `,
}

const shown = css`
  visibility: visible;
  opacity: 1;
  transform: translate(var(--shift), 0);
  /* Seen at once, so that a quick Tab finds the links. */
  transition:
    opacity ${duration.quick} ${easing.out},
    transform ${duration.base} ${easing.out},
    visibility 0s;
`

export const Panel = styled.div<{ $align: keyof typeof aligned }>`
  position: absolute;
  z-index: ${token.zIndex.dropdown};
  top: 100%;
  ${({ $align }) => aligned[$align]}
  min-width: 14rem;
  padding: ${space.x1};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${token.shadow.high};
  visibility: hidden;
  opacity: 0;
  transform: translate(var(--shift), -6px);
  transition:
    opacity ${duration.quick} ${easing.out},
    transform ${duration.base} ${easing.out},
    visibility ${duration.quick};

  ${Root}[data-open] > & {
    ${shown}
  }

  ${Root}:not([data-enhanced]):hover > &,
  ${Root}:not([data-enhanced]):focus-within > & {
    ${shown}
  }

  ${media.touch} {
    a {
      min-height: ${token.size.target};
    }
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`
