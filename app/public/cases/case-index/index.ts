export { CaseIndex, type CaseIndexProps } from './case-index.tsx'
