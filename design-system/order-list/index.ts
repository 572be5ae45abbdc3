export { OrderList, type OrderEntry, type OrderListProps } from './order-list.tsx'
export { movedBeside, movedTo, orderDragType } from './moved.ts'
export { useNextFocus } from './use-next-focus.ts'
export { RowButton } from './order-list.styles.ts'
