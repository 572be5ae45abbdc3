import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { RowAct } from '#design-system/data-table/index.ts'

export interface RowActionsProps {
  onEdit?: () => void
  onRemove?: () => void
  /** Acts before these two. */
  children?: ReactNode
}

/** The buttons at the end of a table's row. */
export function RowActions({ onEdit, onRemove, children }: RowActionsProps) {
  return (
    <>
      {children}
      {onEdit && <RowAct label="编辑" icon={<Pencil aria-hidden />} onClick={onEdit} />}
      {onRemove && <RowAct label="删除" icon={<Trash2 aria-hidden />} onClick={onRemove} />}
    </>
  )
}
