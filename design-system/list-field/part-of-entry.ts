/** A focusable part of an entry: its first input, the entry itself, or one of its controls. */
export type EntryPart = 'input' | 'self' | 'handle' | 'up' | 'down'

const inputs =
  'input:not([type=hidden], [type=file], [hidden]), textarea, select, [contenteditable=true], button'

const selectors = {
  input: `[data-part=body] :is(${inputs})`,
  self: ':scope',
  handle: '[data-part=handle]',
  up: '[data-part=up]',
  down: '[data-part=down]',
} satisfies Record<EntryPart, string>

/** Finds it in the document; the entry itself where it has no such part. */
export function partOfEntry(root: HTMLElement | null, key: number, part: EntryPart): HTMLElement | null {
  const entry = root?.querySelector<HTMLElement>(`[data-entry="${key}"]`) ?? null
  return entry?.querySelector<HTMLElement>(selectors[part]) ?? entry
}
