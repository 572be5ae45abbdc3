export { OrderList, type OrderEntry, type OrderListProps } from './order-list.tsx'
