import { Button } from '#design-system/button/index.ts'
import { SelectionBar } from '#design-system/data-table/index.ts'
import { bulkActsOf } from './bulk-acts.ts'
import type { BulkActs } from './use-bulk-actions.tsx'

/** The bar of bulk acts under a table; absent where the type has no batch call. */
export function BulkBar({ bulk }: { bulk: BulkActs<never> | undefined }) {
  if (!bulk) return null
  const { fields, count, clear, running, start, confirmDialog } = bulk
  return (
    <>
      <SelectionBar count={count} onClear={clear}>
        {bulkActsOf(fields).map(({ act, label, Icon }) => (
          <Button
            key={act}
            size="small"
            variant="secondary"
            icon={<Icon aria-hidden />}
            isLoading={running === act}
            disabled={running !== undefined && running !== act}
            onClick={() => start(act)}
          >
            {label}
          </Button>
        ))}
      </SelectionBar>
      {confirmDialog}
    </>
  )
}
