/** A button that uncovers fewer entries than this is more trouble than they are. */
const LEAST_HIDDEN = 3

/** Whether `ShowAll` puts a part of so many entries behind its button, when `first` are seen at once. */
export function isFolded(count: number, first: number): boolean {
  return count - first >= LEAST_HIDDEN
}

/** The label of one part of a list; the part from entry `from` on gets a suffix. */
export function partLabel(label: string, from: number): string {
  return from > 0 ? `${label}（其余）` : label
}
