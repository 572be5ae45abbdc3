/** Everything that a call can do, by its word: `operation.list({ status: 1 })`. */
export { batch } from '#contract/engine/batch-operation.ts'
export { exported } from '#contract/export/export-operation.ts'
export { limited } from '#contract/limits/limited-operation.ts'
export { reorder } from '#contract/engine/order-operation.ts'
export { count, first, list, paged, single } from '#contract/engine/reading-operations.ts'
export { run } from '#contract/engine/run-operation.ts'
export { create, remove, save, saveSingle, setFlag, update } from '#contract/engine/writing-operations.ts'
