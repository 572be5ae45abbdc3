import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size } = token

export const Root = styled.button`
  display: inline-flex;
  gap: ${space.x05};
  align-items: center;
  justify-content: center;
  min-height: ${size.controlMedium};
  padding: 0 ${space.x15};
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  white-space: nowrap;

  > svg {
    width: ${size.iconSmall};
    height: ${size.iconSmall};
  }

  /* Nothing reads without script; the root then has no theme. */
  :root:not([data-theme]) & {
    display: none;
  }

  /* In the senior theme it is always at hand. */
  &[data-floating] {
    position: fixed;
    z-index: ${token.zIndex.sticky};
    right: ${space.x2};
    bottom: calc(${space.x2} + env(safe-area-inset-bottom, 0px));
    border-color: ${color.text};
    box-shadow: ${token.shadow.medium};
  }

  :root:not([data-theme='senior']) &[data-floating] {
    display: none;
  }

  ${media.touch} {
    min-height: ${size.target};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.hovered};
    }
  }

  &:active {
    background: ${color.sunken};
  }

  ${media.print} {
    display: none;
  }
`
