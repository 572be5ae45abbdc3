import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import type { FieldOptions } from '#app/admin/form/inputs/field-options.ts'

export interface IconCellProps {
  /** The stored name, or an emoji. */
  name: string
  /** What icons are chosen from. */
  icons: FieldOptions['icons']
}

/** A chosen icon: a drawing with its Chinese name, an emoji, or the stored name of an unknown one. */
export function IconCell({ name, icons }: IconCellProps) {
  if (!name) return '—'
  const known = Array.isArray(icons) ? icons.find((each) => each.name === name) : undefined
  if (!known) return name
  return (
    <Line>
      <known.Icon aria-hidden />
      {known.label}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  white-space: nowrap;

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    color: ${token.color.textMuted};
  }
`
