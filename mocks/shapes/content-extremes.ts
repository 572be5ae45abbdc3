import type { Answer } from '#contract/engine/create-answer.ts'
import { applyContent } from '#mocks/rules/apply-content.ts'
import { contents, type ContentName } from '#mocks/rules/contents.ts'

/** One amount or kind of content that a screen must bear. */
interface ContentExtreme {
  /** Its label in the toolbar. */
  label: string
  /** What a designer looks for. */
  explanation: string
  wrap(answer: Answer): Answer
}

/** The content of every page and panel pushed to its limits, whatever the page. */
export const contentExtremes = {
  normal: {
    label: '正常内容',
    explanation: '演示内容原样',
    wrap: (answer) => answer,
  },
  empty: extreme('empty'),
  one: extreme('one'),
  fifty: extreme('fifty'),
  long: extreme('long'),
  'no-pictures': extreme('no-pictures'),
  odd: extreme('odd'),
} as const satisfies Record<string, ContentExtreme>

function extreme(name: ContentName): ContentExtreme {
  const { label, explanation } = contents[name]
  return { label, explanation, wrap: applyContent({ all: name, byType: {} }) }
}

export type ExtremeName = keyof typeof contentExtremes

/** Whether a text names an extreme. */
export function isExtremeName(text: unknown): text is ExtremeName {
  return typeof text === 'string' && Object.hasOwn(contentExtremes, text)
}
