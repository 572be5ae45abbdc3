import type { Field, FieldSet } from '#contract/fields/field.ts'
import type { AuditLog } from './audit-types.ts'
import type { Backend, Caller, Row, Stores } from './backend.ts'
import type { RecordType } from './record-type.ts'

/** Who may call: anyone; anyone, with more for an administrator; an administrator only. */
export type Access = 'public' | 'optionalAuth' | 'admin'

type ReadingName = 'list' | 'paged' | 'first' | 'single' | 'shown' | 'count'
type WritingName = 'create' | 'update' | 'save' | 'saveSingle' | 'remove' | 'setFlag' | 'reorder' | 'batch'

/** Every operation there is; `run` is each that follows no common rule. */
export type OperationName = ReadingName | WritingName | 'export' | 'run'

/** What a call is sent, for the operations that do not name fields of their own. */
export type Takes =
  | 'record'
  | 'recordWithId'
  | 'idAndStatus'
  | 'ids'
  | 'batch'
  | 'pageQuery'
  | 'multipart'
  | 'nothing'

/** What a call answers, in terms of the content type it belongs to; or a value of its own. */
export type AnswerWord =
  | 'records'
  | 'page'
  | 'record'
  | 'datedRecord'
  | 'recordOrNull'
  | 'recordOrEmpty'
  | 'savedRecord'
  | 'count'
  | 'nothing'

/** Whether a call names many records in its body, and then a version for each of them there. */
export const isAboutMany = ({ takes }: Pick<Operation, 'takes'>) => takes === 'ids' || takes === 'batch'

/** A value of its own, for calls that answer no record. */
export interface AnswersValue<Value> {
  readonly value: Value
}

/**
 * What a call answers, for its documentation: a record by its word, a field, a list, or an object. The name `*` stands for
 * all names that are not known beforehand.
 */
export type AnswerShape =
  | AnswerWord
  | 'boolean'
  | 'anything'
  | Field
  | readonly [AnswerShape]
  | { readonly [name: string]: AnswerShape }

/** Who is signed in. */
export interface SignedIn {
  sessionId: number
  accountId: number
  username: string
  realName: string
  /** How long the session lasts from now if it is not used, at most to its end in all. */
  timeLeftMs: number
}

/** Everything an operation works on. */
export interface RequestContext {
  readonly type: RecordTypeWithRules
  readonly request: Request
  readonly backend: Backend
  readonly caller: Caller
  /** Inside one transaction and journalled when the operation writes; plain reads otherwise. */
  readonly stores: Stores
  readonly auditLog: AuditLog
  /** Absent for visitors. */
  readonly session?: SignedIn
  /** `{name}` parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The names that the endpoint's `?name=` declares. */
  readonly queryNames: readonly string[]
  /** The JSON body's own keys; empty when the call takes none. */
  readonly body: Readonly<Record<string, unknown>>
  /** The version the caller edited. */
  readonly ifMatch?: string
}

/** A record type as operations see it, with its own rules where the common ones do not fit. */
export interface RecordTypeWithRules extends RecordType {
  /**
   * What the server makes of checked values before a row is stored: fills in, refuses.
   * @param before the row as it was; absent for a new one
   */
  complete?(
    values: Record<string, unknown>,
    ctx: RequestContext,
    before?: Row,
  ): Record<string, unknown> | Promise<Record<string, unknown>>
}

/** What is told of an operation, to who reads the reference and to nobody else (contract/openapi). */
export interface OperationDocs {
  /** What people call it, in a few words; of a noun, where it serves every type. */
  readonly summary?: string | ((noun: string, access: Access) => string)
  readonly answers: AnswerShape
  /** Statuses it refuses with, beside those that its access and its request bring along. */
  readonly refuses?: readonly number[]
  /** What the endpoint's `?names=` mean, where they are no fields of the type. */
  readonly query?: FieldSet
  /** The record that a 409 holds, where that is more than the type's own. */
  readonly current?: AnswerShape
}

/** What a call does: an object that performs on a `RequestContext`. The type parameters exist for `Calls` only. */
export interface Operation<Sent = unknown, Answers = unknown> extends OperationDocs {
  readonly name: OperationName
  /** Runs in one transaction with its journal. */
  readonly writes: boolean
  readonly takes: Takes | FieldSet
  /** The flag that `setFlag` sets. */
  readonly sets?: string
  /** The message of success. */
  readonly successMessage: string
  perform(ctx: RequestContext): Promise<unknown>
  /** Never there at run time. */
  readonly types?: { sent: Sent; answers: Answers }
}

/** An operation whose types are what it says of itself. */
export function makeOperation<const Sent extends Takes, const Answers extends AnswerWord>(
  operation: Operation & { takes: Sent; answers: Answers },
): Operation<Sent, Answers> {
  return operation as Operation<Sent, Answers>
}
