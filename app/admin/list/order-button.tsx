import { ArrowUpDown } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { useRecordListContext } from './record-list-context.ts'

/** The button that opens the order dialog; absent where no call of the type takes an order. */
export function OrderButton() {
  const { props, rows, order } = useRecordListContext()
  if (!props.calls.reorder) return null
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<ArrowUpDown aria-hidden />}
      disabled={!rows || rows.length < 2}
      onClick={order.open}
    >
      调整顺序
    </Button>
  )
}
