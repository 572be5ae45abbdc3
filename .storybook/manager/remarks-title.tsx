/** @jsxRuntime automatic */
import { Badge } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { isResolved } from '#stories/remarks/remark.ts'
import { useReview } from './remark-store.ts'

/** The tab of remarks, with how many of the story's are open. */
export function RemarksTitle() {
  const id = useStorybookApi().getCurrentStoryData()?.id
  const open = useReview().remarks.filter((remark) => remark.storyId === id && !isResolved(remark))
  return <>备注 {open.length > 0 && <Badge compact>{open.length}</Badge>}</>
}
