import { token } from './token.ts'

/** So much of a colour's own strength, in per cent. */
export function thinner(colour: string, percent: number): string {
  return `color-mix(in srgb, ${colour} ${percent}%, transparent)`
}

/** Where words of this width end that start at the page's left margin, measured from the window's edge: so far a veil keeps its strength. */
export function endOfWords(width: string): string {
  return `calc(max(${token.size.gutter}, (100% - ${token.size.container}) / 2) + ${width})`
}
