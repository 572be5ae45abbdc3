import { makeField } from '#contract/fields/field-recipe.ts'
import type { Field } from '#contract/fields/field.ts'

/** Nobody fills a form in so short a time. */
const SHORTEST_FILL_MS = 1500
const MOST_LINKS = 3

/** What a form sends along for the quiet screening; whatever it holds, nothing is ever refused for it. */
export const spamSigns = {
  /** A field that people do not see; programs fill it. */
  homepage: makeField<string>(
    '主页',
    {},
    {
      kind: 'text',
      initial: '',
      read: (sent) => (typeof sent === 'string' ? sent.trim() : 'x'),
    },
  ),
  /** Milliseconds from the first focus to sending, when the browser counted them. */
  fillMs: makeField<number | null>(
    '填写用时',
    {},
    {
      kind: 'number',
      initial: null,
      read: (sent) => (isTime(Number(sent)) && typeof sent !== 'object' ? Number(sent) : null),
    },
  ),
} satisfies Record<string, Field<string> | Field<number | null>>

/** 1 for a post that looks like a program's: it is kept like any other, and marked. */
export function suspicionOf(
  { homepage, fillMs }: Readonly<Record<string, unknown>>,
  texts: readonly unknown[],
): 0 | 1 {
  const isTooFast = typeof fillMs === 'number' && fillMs < SHORTEST_FILL_MS
  return homepage !== '' || isTooFast || looksLikeAdvertising(texts.join('\n')) ? 1 : 0
}

const isTime = (value: number) => Number.isSafeInteger(value) && value >= 0

function looksLikeAdvertising(text: string): boolean {
  const links = text.match(/\b(?:https?:\/\/|www\.)/gi) ?? []
  return links.length > MOST_LINKS || /<a\s+href|\[url[=\]]/i.test(text)
}
