/**
 * The words a content type is declared with, in one line: what kind of thing it is, its fields, its calls, what they do, how
 * they answer. What a call does by hand (`RequestContext`, `HttpError`, the journal) is imported where it lives.
 *
 *     import { call, contentType, field, operation, response } from '#contract/declare.ts'
 */

export { callGroup, contentType, internalType } from './engine/content-type.ts'
/** Who may make a call: `call.public`, `call.optionalAuth`, `call.admin`. */
export * as call from './engine/call.ts'
export * as field from './declare/field.ts'
export * as operation from './declare/operation.ts'
/** How a call answers: `response.envelope`, and the six others. */
export * as response from './engine/response-formats.ts'
