import { token } from './token.ts'

/** So much of a colour's own strength, in per cent. */
export function thinner(colour: string, percent: number): string {
  return `color-mix(in srgb, ${colour} ${percent}%, transparent)`
}

/**
 * Where text of this width ends, measured from the window's edge, when it starts at the page margin. The veil keeps
 * full strength up to there.
 */
export function endOfWords(width: string): string {
  return `calc(max(${token.size.gutter}, (100% - ${token.size.container}) / 2) + ${width})`
}
