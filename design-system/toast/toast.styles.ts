import {
  Button,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import styled, { keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { focusRing } from '#design-system/form-field/index.ts'
import type { ToastTone } from './toast-queue.ts'

const NOTICE_WIDTH = '24rem'

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`

const tones = {
  success: token.color.terrainText,
  error: token.color.dangerText,
  warning: token.color.surveyText,
  info: token.color.link,
} satisfies Record<ToastTone, string>

export const Region = styled(ToastRegion)`
  position: fixed;
  /* Far from what stands above a list, its search and its button that adds; lifted over the foot of a form or dialog. */
  inset: auto ${token.space.x2}
    calc(${token.space.x2} + env(safe-area-inset-bottom, 0px) + var(--notices-lift, 0px)) auto;
  z-index: ${token.zIndex.toast};
  display: flex;
  flex-direction: column;
  gap: ${token.space.x1};
  width: min(${NOTICE_WIDTH}, calc(100vw - 2 * ${token.space.x2}));
  border-radius: ${token.radius.medium};
  outline: none;
  /* A row's acts may lie under a notice for as long as it stays; only its own buttons are pressed. */
  pointer-events: none;

  button {
    pointer-events: auto;
  }

  &[data-focus-visible] {
    ${focusRing}
  }
` as unknown as typeof ToastRegion

export const Notice = styled(Toast)<{ $tone: ToastTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.x1};
  padding: ${token.space.x15};
  border: 1px solid ${token.color.line};
  border-inline-start: 3px solid ${({ $tone }) => tones[$tone]};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  box-shadow: ${token.shadow.medium};
  outline: none;
  transition: opacity ${token.duration.quick} ${token.easing.out};
  animation: ${arrive} ${token.duration.base} ${token.easing.out};

  [data-pointed-at] &:not(:has(:hover)) {
    opacity: 0.3;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
    color: ${({ $tone }) => tones[$tone]};
  }
`

export const Words = styled(ToastContent)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;

  [slot='description'] {
    color: ${token.color.textMuted};
  }
`

export const Act = styled.button`
  align-self: start;
  min-height: ${token.size.controlSmall};
  margin-top: ${token.space.x1};
  padding: 0 ${token.space.x15};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  font-weight: ${token.fontWeight.medium};

  ${media.hover} {
    &:hover {
      background: ${token.color.hovered};
    }
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }
`

export const Close = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.touch} {
    width: ${token.size.target};
    height: ${token.size.target};
    margin: calc(-1 * ${token.space.x1});
  }
`
