import { Extension, type Editor } from '@tiptap/react'

/** Where the lines of a block stand; `left` is the usual and is not written. */
export const alignments = { left: '左对齐', center: '居中', right: '右对齐' } as const

export type Alignment = keyof typeof alignments

const alignedNodes = ['paragraph', 'heading', 'image', 'lostPicture'] as const

/** Gives paragraphs, headings, pictures and their places a `textAlign`, written as the style that the server keeps. */
export const AlignmentExtension = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: [...alignedNodes],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => (/^(center|right)$/.test(style.textAlign) ? style.textAlign : null),
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align:${String(textAlign)}` } : {}),
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => align(this.editor, 'left'),
      'Mod-Shift-e': () => align(this.editor, 'center'),
      'Mod-Shift-r': () => align(this.editor, 'right'),
    }
  },
})

/** Aligns all blocks and pictures of the selection. */
export function align(editor: Editor, side: Alignment): boolean {
  const textAlign = side === 'left' ? null : side
  const chain = editor.chain().focus()
  for (const node of alignedNodes) chain.updateAttributes(node, { textAlign })
  return chain.run()
}

/** How the block at the caret is aligned. */
export function alignmentAt(editor: Editor): Alignment {
  return (['center', 'right'] as const).find((textAlign) => editor.isActive({ textAlign })) ?? 'left'
}
