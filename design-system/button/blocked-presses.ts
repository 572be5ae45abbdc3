import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent } from 'react'

type Presses = Pick<
  ComponentPropsWithoutRef<'button'>,
  (typeof pointerHandlers)[number] | 'onKeyDown' | 'onKeyUp'
>

/** Whether `aria-disabled` says so, as a boolean or as text. */
export const isAriaDisabled = (value: boolean | 'true' | 'false' | undefined) =>
  value === true || value === 'true'

/**
 * The handlers of a button that takes no press, by pointer or keyboard, but keeps the focus and all other keys. As with a
 * native disabled button, its form is not sent and what surrounds it gets no click either.
 */
export function blockedPresses({ onKeyDown, onKeyUp }: Presses): Presses {
  return {
    ...Object.fromEntries(pointerHandlers.map((name) => [name, undefined])),
    onClick: swallow,
    onKeyDown: (event) => !isPressKey(event) && onKeyDown?.(event),
    onKeyUp: (event) => !isPressKey(event) && onKeyUp?.(event),
  }
}

const pointerHandlers = [
  'onClick',
  'onClickCapture',
  'onDoubleClick',
  'onMouseDown',
  'onMouseUp',
  'onPointerDown',
  'onPointerUp',
  'onTouchStart',
  'onTouchEnd',
] as const

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
