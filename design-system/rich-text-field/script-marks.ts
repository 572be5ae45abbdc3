import { Mark } from '@tiptap/react'

/** Raised text, such as the 2 of m². */
export const SuperscriptMark = scriptMark('superscript', 'sup', 'subscript')

/** Lowered text, such as the 2 of CO₂. */
export const SubscriptMark = scriptMark('subscript', 'sub', 'superscript')

function scriptMark(name: string, tag: 'sub' | 'sup', excludes: string) {
  return Mark.create({
    name,
    excludes: `${name} ${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
}
