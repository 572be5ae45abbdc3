import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'

export interface RowActionsProps {
  onEdit?: () => void
  onRemove?: () => void
  /** Acts before these two. */
  children?: ReactNode
}

/** The buttons at the end of a table's row, on one line. */
export function RowActions({ onEdit, onRemove, children }: RowActionsProps) {
  return (
    <Line>
      {children}
      {onEdit && (
        <Button size="small" variant="quiet" icon={<Pencil aria-hidden />} onClick={onEdit}>
          编辑
        </Button>
      )}
      {onRemove && (
        <Button size="small" variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          删除
        </Button>
      )}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  white-space: nowrap;
`
