import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent } from 'react'

type Presses = Pick<
  ComponentPropsWithoutRef<'button'>,
  (typeof pointerHandlers)[number] | 'onKeyDown' | 'onKeyUp'
>

/** Whether `aria-disabled` says so, as a boolean or as text. */
export const isAriaDisabled = (value: boolean | 'true' | 'false' | undefined) =>
  value === true || value === 'true'

/**
 * Handlers of a disabled button that keeps the focus and all keys except press keys. Like a native disabled button it
 * does not submit, and clicks do not bubble.
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
