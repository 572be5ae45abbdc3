import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Ellipsis,
  Italic,
  List,
  ListOrdered,
  Minus,
  Redo2,
  RemoveFormatting,
  Underline,
  Undo2,
} from 'lucide-react'
import { forwardRef, useImperativeHandle, useRef, type ReactNode } from 'react'
import type { Editor } from '@tiptap/react'
import { align, alignments, type Alignment } from './alignment.ts'
import { clearFormatting } from './rich-text-extensions.ts'
import { LinkTool } from './link-tool.tsx'
import { PictureTool } from './picture-tool.tsx'
import { TableTool } from './table-tool.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'
import { Bar, Tools } from './toolbar.styles.ts'
import { useEscape } from './use-escape.ts'
import { useModifierName } from './use-modifier-name.ts'
import { blockTypes, useToolState, type BlockType, type MarkName } from './use-tool-state.ts'

type RichTextToolbarProps = {
  /** Name of the field. */
  label: string
  /** Not there yet on the server and before the first paint: the tools stand still. */
  editor: Editor | null
  isDisabled: boolean
  isLinkOpen: boolean
  onLinkOpenChange: (isOpen: boolean) => void
  /** Lets people choose pictures; left out, pictures are not offered. */
  choosePictures?: (alt: string) => void
}

export type ToolbarHandle = { focus: () => void }

/** The tools of one editor: arrow keys move between them, Esc goes back to the text. */
export const RichTextToolbar = forwardRef<ToolbarHandle, RichTextToolbarProps>(
  function RichTextToolbar(props, ref) {
    const { label, editor, isLinkOpen, onLinkOpenChange, choosePictures } = props
    const bar = useRef<HTMLDivElement>(null)
    useImperativeHandle(ref, () => ({
      focus: () => bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    }))
    useEscape(bar, () => editor?.commands.focus())
    const state = useToolState(editor)
    const mod = useModifierName()
    const isDisabled = props.isDisabled || !editor
    const chain = () => editor?.chain().focus()
    const mark = (name: MarkName) => ({
      isDisabled,
      isOn: state.marks.includes(name),
      onPress: () => chain()?.toggleMark(name).run(),
    })

    return (
      <Bar ref={bar} aria-label={`${label}工具栏`}>
        <Tools aria-label="段落格式">
          <ToolMenu
            label="段落格式"
            text={blockTypes[state.block]}
            isDisabled={isDisabled}
            chosen={[state.block]}
            choices={(Object.keys(blockTypes) as BlockType[]).map((key) => ({
              key,
              label: blockTypes[key],
              keys: /\d/.test(key) ? `${mod}Alt+${key.slice(-1)}` : undefined,
            }))}
            onChoose={(block) => editor && setBlock(editor, block)}
          />
        </Tools>
        <Tools aria-label="文字格式">
          <ToolButton label="加粗" keys={`${mod}B`} icon={<Bold aria-hidden />} {...mark('bold')} />
          <ToolButton label="斜体" keys={`${mod}I`} icon={<Italic aria-hidden />} {...mark('italic')} />
          <ToolButton
            label="下划线"
            keys={`${mod}U`}
            icon={<Underline aria-hidden />}
            {...mark('underline')}
          />
          <ToolMenu
            label="更多文字格式"
            icon={<Ellipsis aria-hidden />}
            isDisabled={isDisabled}
            selection="multiple"
            chosen={state.marks.filter((name) => moreMarks.some(({ key }) => key === name))}
            choices={moreMarks}
            onChoose={(name) => chain()?.toggleMark(name).run()}
          />
          <ToolButton
            label="清除格式"
            keys={`${mod}\\`}
            icon={<RemoveFormatting aria-hidden />}
            isDisabled={isDisabled}
            onPress={() => editor && clearFormatting(editor)}
          />
        </Tools>
        <Tools aria-label="列表">
          <ToolButton
            label="项目列表"
            icon={<List aria-hidden />}
            isDisabled={isDisabled}
            isOn={state.list === 'bulletList'}
            onPress={() => chain()?.toggleBulletList().run()}
          />
          <ToolButton
            label="编号列表"
            icon={<ListOrdered aria-hidden />}
            isDisabled={isDisabled}
            isOn={state.list === 'orderedList'}
            onPress={() => chain()?.toggleOrderedList().run()}
          />
        </Tools>
        <Tools aria-label="对齐">
          <ToolMenu
            label={`对齐方式：${alignments[state.alignment]}`}
            icon={alignmentIcons[state.alignment]}
            isDisabled={isDisabled}
            chosen={[state.alignment]}
            choices={(Object.keys(alignments) as Alignment[]).map((key) => ({
              key,
              label: alignments[key],
              keys: `${mod}Shift+${alignmentKeys[key]}`,
            }))}
            onChoose={(side) => editor && align(editor, side)}
          />
        </Tools>
        <Tools aria-label="插入">
          <LinkTool
            editor={editor}
            state={state}
            isDisabled={isDisabled}
            keys={`${mod}K`}
            isOpen={isLinkOpen}
            onOpenChange={onLinkOpenChange}
          />
          {choosePictures && (
            <PictureTool editor={editor} state={state} isDisabled={isDisabled} choose={choosePictures} />
          )}
          <TableTool editor={editor} isInTable={state.isInTable} isDisabled={isDisabled} />
          <ToolButton
            label="分隔线"
            icon={<Minus aria-hidden />}
            isDisabled={isDisabled}
            onPress={() => chain()?.setHorizontalRule().run()}
          />
        </Tools>
        <Tools aria-label="撤销与重做">
          <ToolButton
            label="撤销"
            keys={`${mod}Z`}
            icon={<Undo2 aria-hidden />}
            isDisabled={isDisabled || !state.canUndo}
            onPress={() => chain()?.undo().run()}
          />
          <ToolButton
            label="重做"
            keys={`${mod}Shift+Z`}
            icon={<Redo2 aria-hidden />}
            isDisabled={isDisabled || !state.canRedo}
            onPress={() => chain()?.redo().run()}
          />
        </Tools>
      </Bar>
    )
  },
)

const alignmentIcons: Record<Alignment, ReactNode> = {
  left: <AlignLeft aria-hidden />,
  center: <AlignCenter aria-hidden />,
  right: <AlignRight aria-hidden />,
}

const alignmentKeys: Record<Alignment, string> = { left: 'L', center: 'E', right: 'R' }

const moreMarks = [
  { key: 'strike', label: '删除线' },
  { key: 'code', label: '行内代码' },
  { key: 'superscript', label: '上标' },
  { key: 'subscript', label: '下标' },
] as const

function setBlock(editor: Editor, block: BlockType): void {
  const chain = editor.chain().focus()
  if (block === 'blockquote') chain.toggleBlockquote().run()
  else if (block === 'codeBlock') chain.toggleCodeBlock().run()
  else if (block === 'paragraph') {
    const isQuoted = editor.isActive('blockquote')
    ;(isQuoted ? chain.setParagraph().unsetBlockquote() : chain.setParagraph()).run()
  } else chain.setHeading({ level: Number(block.slice(-1)) as 2 | 3 | 4 | 5 }).run()
}
