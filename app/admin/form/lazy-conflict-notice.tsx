import { Suspense } from 'react'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import type { ConflictNoticeProps } from './conflict-notice.tsx'

const ConflictNotice = lazyWithRetry(
  () => import('./conflict-notice.tsx'),
  (module) => module.ConflictNotice,
)

/** The notice of a conflict, loaded when two people have met at one record: what compares versions is heavy. */
export function LazyConflictNotice(props: ConflictNoticeProps) {
  return (
    <PanelBoundary>
      <Suspense>
        <ConflictNotice {...props} />
      </Suspense>
    </PanelBoundary>
  )
}
