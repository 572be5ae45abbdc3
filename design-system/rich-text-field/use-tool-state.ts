import type { Editor } from '@tiptap/react'
import { alignmentAt, type Alignment } from './alignment.ts'
import type { PictureAttributes } from './picture-node.ts'
import { headingLevels } from './rich-text-extensions.ts'
import { useEditorReading } from './use-editor-reading.ts'

/** Names of the blocks a line can be. */
export const blockTypes = {
  paragraph: '正文',
  heading2: '标题',
  heading3: '小标题',
  heading4: '三级标题',
  heading5: '四级标题',
  blockquote: '引用',
  codeBlock: '代码',
} as const

export type BlockType = keyof typeof blockTypes

/** Marks by their names in the editor. */
export const markNames = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'superscript',
  'subscript',
] as const

export type MarkName = (typeof markNames)[number]

/** What the toolbar shows of the place where the caret is. */
export type ToolState = {
  block: BlockType
  marks: readonly MarkName[]
  list: 'bulletList' | 'orderedList' | null
  alignment: Alignment
  link: { href: string; isNewWindow: boolean } | null
  picture: PictureAttributes | null
  isInTable: boolean
  isSelectionEmpty: boolean
  canUndo: boolean
  canRedo: boolean
}

const atRest: ToolState = {
  block: 'paragraph',
  marks: [],
  list: null,
  alignment: 'left',
  link: null,
  picture: null,
  isInTable: false,
  isSelectionEmpty: true,
  canUndo: false,
  canRedo: false,
}

/** Follows the editor; renders again only when something of it changed. */
export function useToolState(editor: Editor | null): ToolState {
  return useEditorReading(editor, stateOf) ?? atRest
}

function stateOf(editor: Editor): ToolState {
  const link = editor.getAttributes('link') as { href?: string; target?: string }
  const can = editor.can()
  return {
    block: blockOf(editor),
    marks: markNames.filter((name) => editor.isActive(name)),
    list: editor.isActive('bulletList')
      ? 'bulletList'
      : editor.isActive('orderedList')
        ? 'orderedList'
        : null,
    alignment: alignmentAt(editor),
    link: link.href ? { href: link.href, isNewWindow: link.target === '_blank' } : null,
    picture: editor.isActive('image') ? (editor.getAttributes('image') as PictureAttributes) : null,
    isInTable: editor.isActive('table'),
    isSelectionEmpty: editor.state.selection.empty,
    canUndo: can.undo(),
    canRedo: can.redo(),
  }
}

function blockOf(editor: Editor): BlockType {
  const level = headingLevels.find((one) => editor.isActive('heading', { level: one }))
  if (level) return `heading${level}`
  if (editor.isActive('codeBlock')) return 'codeBlock'
  return editor.isActive('blockquote') ? 'blockquote' : 'paragraph'
}
