import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export interface RemovalQuestionProps {
  /** The question as the specification words it (back-office §4). */
  children: string
  /** What the record is called. */
  name?: string
  /** The picture its row shows. */
  picture?: ReactNode
}

/** Asks before a delete and shows, under the question, which record it is about. */
export function RemovalQuestion({ children, name, picture }: RemovalQuestionProps) {
  return (
    <>
      <p>{children}</p>
      {name && (
        <Subject>
          {picture}
          <span>{name}</span>
        </Subject>
      )}
    </>
  )
}

const NAMED = 5

export interface BulkRemovalQuestionProps {
  /** What the records are called. */
  names: readonly string[]
}

/** Asks before many records are deleted; names the first of them and says how many there are. */
export function BulkRemovalQuestion({ names }: BulkRemovalQuestionProps) {
  return (
    <>
      <p>确定要删除选中的 {names.length} 条记录吗？</p>
      <Names aria-label="将删除的记录">
        {names.slice(0, NAMED).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {names.length > NAMED && <li>等，共 {names.length} 条</li>}
      </Names>
    </>
  )
}

const Names = styled.ul`
  margin: ${token.space.x15} 0 0;
  padding-inline-start: ${token.space.x2};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  overflow-wrap: anywhere;
`

const Subject = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x15};
  margin-top: ${token.space.x15};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};

  > span:last-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`
