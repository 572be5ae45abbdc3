export { CaseGrid, type CaseGridProps } from './case-grid.tsx'
