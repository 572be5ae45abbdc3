import styled from 'styled-components'
import { CopyButton } from '#design-system/copy-button/index.ts'
import { token } from '#design-system/tokens/index.ts'

export interface CopyableProps {
  /** What the value is, so that its button tells itself from others: 复制电话. */
  label: string
  /** The text that is copied. */
  value: string
  /** Where the value leads when it is pressed itself: a call, a mail. */
  href?: string
}

/** A short value, such as a phone number, beside a button that copies it; a dash where it is empty. */
export function Copyable({ label, value, href }: CopyableProps) {
  if (!value) return '—'
  return (
    <Line>
      {href ? <a href={href}>{value}</a> : <span>{value}</span>}
      <CopyButton value={value} size="small" variant="quiet" aria-label={`复制${label}`} />
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.x1};
  min-width: 0;

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
