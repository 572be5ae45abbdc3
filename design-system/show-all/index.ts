export { isFolded, partLabel } from './parts-of-list.ts'
export { ShowAll, type ShowAllProps } from './show-all.tsx'
