import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { CARDS_BELOW } from '#design-system/data-table/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { visuallyHidden } from '#design-system/visually-hidden/index.ts'

/** Between cards and this width of the table's place there is room for the icons only. */
const ICONS_BELOW = '60rem'

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
      {onEdit && <RowAct label="编辑" icon={<Pencil aria-hidden />} onPress={onEdit} />}
      {onRemove && <RowAct label="删除" icon={<Trash2 aria-hidden />} onPress={onRemove} />}
    </Line>
  )
}

export interface RowActProps {
  /** What the button does; where room is short its name and its tooltip only. */
  label: string
  icon: ReactNode
  onPress: () => void
}

/** One act of a row. The first is what Enter does on the row. */
export function RowAct({ label, icon, onPress }: RowActProps) {
  return (
    <Act size="small" variant="quiet" icon={icon} title={label} onClick={onPress}>
      <Words>{label}</Words>
    </Act>
  )
}

const Line = styled.span`
  display: inline-flex;
  white-space: nowrap;
`

const onlyIcons = `@container data-table (min-width: ${CARDS_BELOW}) and (max-width: ${ICONS_BELOW})`

const Words = styled.span`
  ${onlyIcons} {
    ${visuallyHidden}
  }
`

const Act = styled(Button)`
  ${onlyIcons} {
    padding-inline: ${token.space.x1};
  }
`
