/** Every kind of field, by its word: `field.text('标题')`. */
export { choice, flag } from '#contract/fields/choice-fields.ts'
export { internal } from '#contract/fields/field-recipe.ts'
export { list } from '#contract/fields/list-field.ts'
export { createdTime, date, dateTime } from '#contract/fields/moment-fields.ts'
export { decimal, number, order, reference } from '#contract/fields/number-fields.ts'
export { html, icon, link, longText, secret, text } from '#contract/fields/text-fields.ts'
export { image, images, upload, uploads, video } from '#contract/fields/upload-fields.ts'
