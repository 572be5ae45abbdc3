/** @jsxRuntime automatic */
import { Badge } from 'storybook/internal/components'
import { useCalls } from './call-store.ts'

/** The tab of the panel of calls, with how many there are. */
export function CallsTitle() {
  const { length } = useCalls()
  return <>接口 {length > 0 && <Badge compact>{length}</Badge>}</>
}
