import { DOMSerializer, Fragment } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { writeHtml } from './write-html.ts'

/** The editor's text as it is stored; '' when nothing was written. Empty paragraphs at the end are not text. */
export function editorHtml({ state, schema }: Editor): string {
  const blocks = [...state.doc.content.content]
  while (blocks.at(-1)?.type.name === 'paragraph' && blocks.at(-1)?.childCount === 0) blocks.pop()
  const written = DOMSerializer.fromSchema(schema).serializeFragment(Fragment.fromArray(blocks))
  return writeHtml(written.childNodes)
}

/** How many characters a reader sees; spaces between blocks do not count. */
export function countCharacters({ state }: Editor): number {
  let count = 0
  state.doc.descendants((node) => {
    if (node.isText) count += [...(node.text ?? '')].length
  })
  return count
}
