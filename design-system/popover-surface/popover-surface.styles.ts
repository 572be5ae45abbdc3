import { Popover } from 'react-aria-components'
import styled, { keyframes } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`

/** The floating ground of select lists, menus and calendars. */
export const PopoverSurface = styled(Popover)`
  min-width: var(--trigger-width);
  max-width: min(24rem, calc(100vw - 1rem));
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.medium};
  outline: none;

  &[data-entering] {
    animation: ${arrive} ${token.duration.quick} ${token.easing.out};
  }

  &[data-exiting] {
    animation: ${arrive} ${token.duration.quick} ${token.easing.out} reverse;
  }
`
