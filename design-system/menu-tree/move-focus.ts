import type { KeyboardEvent } from 'react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End walk the visible lines; Tab still works as everywhere. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const index = lines.findIndex((line) => line === event.target)
  if (!step || index < 0 || hasModifier(event)) return
  event.preventDefault()
  lines[step(index, lines.length - 1)]?.focus()
}
