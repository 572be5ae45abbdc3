/**
 * Everything that declares a content type. Code that a call runs by hand imports `RequestContext` and `HttpError` from where
 * they are defined.
 * @example
 *     import { call, contentType, field, operation, response } from '#contract/declare.ts'
 */

export { callGroup, contentType, internalType } from './engine/content-type.ts'
/** Who may make a call: `call.public`, `call.optionalAuth`, `call.admin`. */
export * as call from './engine/call.ts'
export * as field from './declare/field.ts'
export * as operation from './declare/operation.ts'
/** How a call answers: `response.envelope`, and the six others. */
export * as response from './engine/response-formats.ts'
