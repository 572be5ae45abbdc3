export { IconGrid, type IconGridEntry, type IconGridProps } from './icon-grid.tsx'
