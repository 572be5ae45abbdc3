export { SheetIndex } from './sheet-index.tsx'
