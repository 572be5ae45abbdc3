import { ArrowUpDown } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import type { OrderEntry } from '#design-system/order-list/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazily } from '#app/lazily.tsx'

const OrderDialog = lazily(
  () => import('./order-dialog.tsx'),
  (module) => module.OrderDialog,
)

export interface OrderOptions {
  noun: string
  /** The call that takes the ids in their new order; without one nothing is ordered. */
  line: Line | undefined
  /** All records, in their present order; undefined while unknown. */
  entries: readonly OrderEntry<number>[] | undefined
  /** The list is searched or filtered; all records are ordered all the same. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  onSaved: () => void
}

/** The button that puts a list's records in order, and the dialog it opens. */
export function useOrder(options: OrderOptions): { orderButton: ReactNode; orderDialog: ReactNode } {
  const { noun, line, entries, isNarrowed, sortedFirst, onSaved } = options
  const [isOpen, setOpen] = useState(false)
  if (!line) return { orderButton: null, orderDialog: null }
  return {
    orderButton: (
      <Button
        size="small"
        variant="secondary"
        icon={<ArrowUpDown aria-hidden />}
        disabled={!entries || entries.length < 2}
        onClick={() => setOpen(true)}
      >
        调整顺序
      </Button>
    ),
    orderDialog: isOpen && entries && (
      <PanelBoundary>
        <Suspense>
          <OrderDialog
            noun={noun}
            line={line}
            entries={entries}
            isNarrowed={isNarrowed}
            sortedFirst={sortedFirst}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              onSaved()
            }}
          />
        </Suspense>
      </PanelBoundary>
    ),
  }
}
