export { DifferenceView, type DifferenceViewProps } from './difference-view.tsx'
export type { VersionField } from './match-fields.ts'
