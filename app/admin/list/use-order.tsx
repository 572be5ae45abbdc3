import { ArrowUpDown } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import type { OrderEntry } from '#design-system/order-list/index.ts'
import type { Line } from '#content/registry/api-client.ts'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import type { Each } from './record-list-props.ts'

const OrderDialog = lazyWithRetry(
  () => import('./order-dialog.tsx'),
  (module) => module.OrderDialog,
)

export interface OrderOptions {
  noun: string
  /** The call that takes the ids in their new order; without one nothing is ordered. */
  line: Line | undefined
  /** Name of the field that it sets. */
  orderField: string
  /** All records, in their present order; undefined while unknown. */
  records: readonly Each[] | undefined
  /** A record as it stands in the list of the dialog. */
  entryOf: (record: Each) => OrderEntry<number>
  /** The list is searched or filtered; all records are ordered all the same. */
  isNarrowed: boolean
  /** Label of what the records are sorted by before this order, such as 分类排序; none for most. */
  sortedFirst: string | undefined
  /** Reads all records in their present order. */
  readAll: () => Promise<readonly Each[] | undefined>
  /** Loads the records again. */
  reload: () => Promise<void>
}

/** The button that puts a list's records in order, and the dialog it opens. */
export function useOrder(options: OrderOptions): { orderButton: ReactNode; orderDialog: ReactNode } {
  const { line, records, reload, ...texts } = options
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  if (!line) return { orderButton: null, orderDialog: null }
  return {
    orderButton: (
      <Button
        size="small"
        variant="secondary"
        icon={<ArrowUpDown aria-hidden />}
        disabled={!records || records.length < 2}
        onClick={() => setOpen(true)}
      >
        调整顺序
      </Button>
    ),
    orderDialog: isOpen && records && (
      <PanelBoundary>
        <Suspense>
          <OrderDialog
            {...texts}
            key={opened}
            line={line}
            records={records}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              void reload()
            }}
            onStartAgain={async () => {
              await reload()
              setOpened((count) => count + 1)
            }}
          />
        </Suspense>
      </PanelBoundary>
    ),
  }
}
