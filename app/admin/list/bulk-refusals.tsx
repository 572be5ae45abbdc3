import { RefusedRows } from './refused-rows.tsx'
import type { BulkActs } from './use-bulk-actions.tsx'

/** Names the chosen records that refused the last bulk act, above their table. */
export function BulkRefusals({ bulk }: { bulk: BulkActs<never> | undefined }) {
  if (!bulk || bulk.refusals.length === 0) return null
  return <RefusedRows refusals={bulk.refusals} advice="列表已重新加载，请核对后再操作。" />
}
