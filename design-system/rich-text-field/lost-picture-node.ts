import { mergeAttributes, Node, type Editor } from '@tiptap/react'
import { LOST_PICTURE } from './pasted-pictures.ts'

const texts = { lost: '图片未能粘贴，请重新上传', sending: '正在上传图片' } as const

/**
 * Placeholder of a pasted picture that is uploading or failed; never written (`write-html.ts`). A press, or Enter
 * while it is selected, opens the picture chooser.
 */
export function lostPictureNode(choosePicture: (markId: string) => void) {
  return Node.create({
    name: 'lostPicture',
    group: 'block',
    atom: true,
    selectable: true,

    addAttributes: () => ({
      id: {
        default: '',
        parseHTML: (mark) => mark.getAttribute('data-id'),
        renderHTML: ({ id }) => ({ 'data-id': id }),
      },
      alt: {
        default: '',
        parseHTML: (mark) => mark.getAttribute('data-alt'),
        renderHTML: ({ alt }) => ({ 'data-alt': alt }),
      },
      state: { default: 'lost' satisfies keyof typeof texts, rendered: false },
    }),

    parseHTML: () => [{ tag: LOST_PICTURE }],
    renderHTML: ({ HTMLAttributes, node }) => [
      LOST_PICTURE,
      mergeAttributes(HTMLAttributes, { class: 'upload-place' }),
      texts[node.attrs.state as keyof typeof texts],
    ],

    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const mark = this.editor.isActive('lostPicture') && this.editor.getAttributes('lostPicture')
          if (!mark || mark.state !== 'lost') return false
          choosePicture(String(mark.id))
          return true
        },
      }
    },
  })
}

/** How many places still wait for a picture; those on their way do not count. */
export function countLostPictures({ state }: Editor): number {
  let count = 0
  state.doc.descendants((node) => {
    if (node.type.name === 'lostPicture' && node.attrs.state === 'lost') count += 1
  })
  return count
}

/**
 * Says at every mark whether its picture is on its way; no step of undoing. A mark that undoing brings back knows only what was
 * so when it was removed.
 * @param isSending whether the picture of the mark with this id is being sent
 */
export function updateMarks(editor: Editor, isSending: (id: string) => boolean): void {
  const change = editor.state.tr.setMeta('addToHistory', false)
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== 'lostPicture') return
    const state = isSending(String(node.attrs.id)) ? 'sending' : 'lost'
    if (node.attrs.state !== state) change.setNodeAttribute(at, 'state', state)
  })
  if (change.docChanged) editor.view.dispatch(change)
}

/**
 * Puts a picture in the place of its mark, aligned as it was.
 * @returns false where the mark was removed meanwhile
 */
export function replaceMark(editor: Editor, id: string, attributes: Record<string, unknown>): boolean {
  const at = markAt(editor, id)
  if (at === null) return false
  const { textAlign } = editor.state.doc.nodeAt(at)?.attrs ?? {}
  const picture = editor.schema.nodes.image?.create({ ...attributes, textAlign: textAlign as unknown })
  if (picture)
    editor.view.dispatch(editor.state.tr.replaceWith(at, at + 1, picture).setMeta('addToHistory', false))
  return true
}

/** Removes all marks whose pictures did not come along. */
export function removeLostPictures(editor: Editor): void {
  const marks: number[] = []
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'lostPicture' && node.attrs.state === 'lost') marks.unshift(at)
  })
  const change = editor.state.tr
  for (const at of marks) change.delete(at, at + 1)
  editor.view.dispatch(change)
}

function markAt({ state, isDestroyed }: Editor, id: string): number | null {
  let found: number | null = null
  if (isDestroyed) return null
  state.doc.descendants((node, at) => {
    if (node.type.name === 'lostPicture' && node.attrs.id === id) found ??= at
  })
  return found
}
