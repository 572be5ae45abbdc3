import type { ReactNode } from 'react'
import { EmptyState } from '#design-system/empty-state/index.ts'

export interface ListEmptyProps {
  /** Whether a search or filter leaves nothing, rather than there being nothing. */
  isNarrowed: boolean
  title: string
  /** What to do while there is no record. */
  advice: string
  /** The button that adds the first one. */
  action: ReactNode
}

/** What a list shows in place of its rows where there is none. */
export function ListEmpty({ isNarrowed, title, advice, action }: ListEmptyProps) {
  if (isNarrowed)
    return <EmptyState title="没有符合条件的记录" description="换个关键词或条件，或清除条件。" />
  return <EmptyState title={title} description={advice} action={action} />
}
