export { ListField, type ListFieldProps, type ListSlot } from './list-field.tsx'
export { UndoLine } from './undo-line.tsx'
export { useRemovals } from './use-removals.ts'
