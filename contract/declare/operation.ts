/** Everything that a call can do, by its word: `operation.list({ status: 1 })`. */
export { batch } from '#contract/operations/batch-operation.ts'
export { exported } from '#contract/export/export-operation.ts'
export { limited } from '#contract/limits/limited-operation.ts'
export { reorder } from '#contract/operations/order-operation.ts'
export { count, first, list, paged, single } from '#contract/operations/reading-operations.ts'
export { run } from '#contract/operations/run-operation.ts'
export { shown, shownWithDate } from '#contract/operations/shown-operation.ts'
export { create, remove, save, saveSingle, setFlag, update } from '#contract/operations/writing-operations.ts'
