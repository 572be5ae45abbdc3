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
