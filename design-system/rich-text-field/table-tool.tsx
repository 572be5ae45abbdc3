import { Table } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { ToolMenu } from './tool-menu.tsx'

type TableToolProps = { editor: Editor | null; isInTable: boolean; isDisabled: boolean }

/** Inserts a table; inside one, adds and removes rows and columns. */
export function TableTool({ editor, isInTable, isDisabled }: TableToolProps) {
  const choices = isInTable ? inside : outside
  return (
    <ToolMenu
      label="表格"
      icon={<Table aria-hidden />}
      isDisabled={isDisabled}
      choices={(Object.keys(choices) as TableAct[]).map((key) => ({ key, label: acts[key].label }))}
      onChoose={(key) => editor && acts[key].run(editor)}
    />
  )
}

type Act = { label: string; run: (editor: Editor) => void }

const outside = {
  insert: act('插入表格（3 行 3 列）', (chain) =>
    chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  ),
}

const inside = {
  rowBefore: act('在上方插入行', (chain) => chain.addRowBefore()),
  rowAfter: act('在下方插入行', (chain) => chain.addRowAfter()),
  columnBefore: act('在左侧插入列', (chain) => chain.addColumnBefore()),
  columnAfter: act('在右侧插入列', (chain) => chain.addColumnAfter()),
  mergeOrSplit: act('合并或拆分单元格', (chain) => chain.mergeOrSplit()),
  headerRow: act('设置或取消表头行', (chain) => chain.toggleHeaderRow()),
  headerColumn: act('设置或取消表头列', (chain) => chain.toggleHeaderColumn()),
  deleteRow: act('删除行', (chain) => chain.deleteRow()),
  deleteColumn: act('删除列', (chain) => chain.deleteColumn()),
  deleteTable: act('删除表格', (chain) => chain.deleteTable()),
}

const acts: Record<TableAct, Act> = { ...outside, ...inside }

type TableAct = keyof typeof outside | keyof typeof inside

function act(
  label: string,
  extend: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>,
): Act {
  return { label, run: (editor) => void extend(editor.chain().focus()).run() }
}
