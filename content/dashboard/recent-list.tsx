import type { ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { SkeletonText } from '#design-system/skeleton/index.ts'
import type { QueryState } from '#app/admin/api/use-query.ts'
import { Box, BoxHead, Lines, Quiet } from './dashboard.styles.ts'

export interface RecentListProps<Each> {
  title: string
  loaded: QueryState<{ records: Each[] }>
  /** Said while there is none. */
  empty: string
  /** The lines of one entry. */
  children: (each: Each) => ReactNode
  /** Something beside the title. */
  aside?: ReactNode
}

/** The last few of something, newest first, with its own loading, empty and failed state. */
export function RecentList<Each extends { id: number }>(props: RecentListProps<Each>) {
  const { title, loaded, empty, children, aside } = props
  const { answer, isLoading, error, reload } = loaded
  return (
    <Box aria-label={title} aria-busy={isLoading}>
      <BoxHead>
        <h2>{title}</h2>
        {aside}
      </BoxHead>
      {isLoading && !answer && <SkeletonText lines={5} />}
      {error && !isLoading && (
        <p role="alert">
          {error}{' '}
          <Button size="small" variant="quiet" onClick={() => void reload()}>
            重新加载
          </Button>
        </p>
      )}
      {answer && !error && answer.records.length === 0 && <Quiet as="p">{empty}</Quiet>}
      {answer && !error && (
        <Lines>
          {answer.records.map((each) => (
            <li key={each.id}>{children(each)}</li>
          ))}
        </Lines>
      )}
    </Box>
  )
}
