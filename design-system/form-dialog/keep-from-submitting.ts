import type { KeyboardEvent } from 'react'

/** Keeps Enter in a line of text from submitting the form; buttons and windows opened from the form keep theirs. */
export function keepFromSubmitting(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target))
    event.preventDefault()
}
