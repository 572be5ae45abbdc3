import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export interface PlainPageProps {
  /** The page's only heading. */
  title: string
  children: ReactNode
}

/** A narrow page, for the two test addresses. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <Column>
      <h1>{title}</h1>
      {children}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${token.space.x3};
  max-width: ${token.size.containerNarrow};
  margin: 0 auto;
  padding: ${token.space.x8} ${token.size.gutter};
`
