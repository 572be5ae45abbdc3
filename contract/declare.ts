/**
 * The words a content type is declared with, in one import: what kind of thing it is, its fields, its calls, how they
 * answer. What a call does by hand (`Work`, `Refusal`, the journal) is imported where it lives.
 */

// What is declared.
export { callGroup, contentType } from './engine/content-type.ts'
export { admin, either, visitor } from './engine/call.ts'

// Fields. A list of entries is `listOf` here, because `list` is a call.
export { choice, flag } from './fields/choice-fields.ts'
export { internal } from './fields/field-recipe.ts'
export { list as listOf } from './fields/list-field.ts'
export { createdTime, date, dateTime } from './fields/moment-fields.ts'
export { decimal, number, order, reference } from './fields/number-fields.ts'
export { personalNumber } from './fields/sealed-fields.ts'
export { html, icon, link, longText, secret, text } from './fields/text-fields.ts'
export { image, images, upload, uploads, video } from './fields/upload-fields.ts'

// What calls do.
export { batch } from './engine/batch-operation.ts'
export { exported } from './export/export-operation.ts'
export { limited } from './limits/limited-operation.ts'
export { reorder } from './engine/order-operation.ts'
export { count, first, list, paged, single } from './engine/reading-operations.ts'
export { run } from './engine/run-operation.ts'
export { create, remove, save, saveSingle, setFlag, update } from './engine/writing-operations.ts'

// How they answer.
export { bare, enveloped, file, plainText, truthyData, withMsg, withTotal } from './engine/replies.ts'
