export { Overview, type OverviewProps } from './overview.tsx'
