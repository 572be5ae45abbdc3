export { Bases, type BasesProps } from './bases.tsx'
