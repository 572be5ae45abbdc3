import type { Backend, Caller, Stores } from './backend.ts'
import type { ContentType } from './content-type.ts'
import type { Described } from './described.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Journal } from '#contract/journal/journal.ts'

/** Every operation there is; what is derived from operations is an exhaustive map over these. */
export type OperationName =
  | 'list'
  | 'paged'
  | 'first'
  | 'single'
  | 'count'
  | 'create'
  | 'update'
  | 'save'
  | 'saveSingle'
  | 'remove'
  | 'setFlag'
  | 'reorder'
  | 'batch'
  | 'run'

/** What a call is sent, for the operations that do not name fields of their own. */
export type Takes =
  'record' | 'recordWithId' | 'idAndStatus' | 'ids' | 'batch' | 'pageQuery' | 'multipart' | 'nothing'

/** What a call answers, in terms of the content type it belongs to; or a value of its own. */
export type AnswerWord =
  'records' | 'page' | 'record' | 'recordOrNull' | 'recordOrEmpty' | 'savedRecord' | 'count' | 'nothing'

/** A value of its own, for calls that answer no record. */
export interface AnswersValue<Value> {
  readonly value: Value
}

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
export interface Work {
  readonly type: ContentType
  readonly line: string
  readonly request: Request
  readonly backend: Backend
  readonly caller: Caller
  /** Inside one transaction and journalled when the operation writes; plain reads otherwise. */
  readonly stores: Stores
  readonly journal: Journal
  /** Absent for visitors. */
  readonly session?: SignedIn
  /** `{name}` parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body's own keys; empty when the call takes none. */
  readonly body: Readonly<Record<string, unknown>>
  /** The version the caller edited. */
  readonly ifMatch?: string
}

/** What a call does: an object that performs on `work`. The type parameters exist for `Calls` only. */
export interface Operation<Sent = unknown, Answers = unknown> {
  readonly name: OperationName
  /** Runs in one transaction with its journal. */
  readonly writes: boolean
  readonly takes: Takes | FieldSet
  /** The sentence of success. */
  readonly done: string
  readonly described?: Described
  perform(work: Work): Promise<unknown>
  /** Never there at run time. */
  readonly types?: { sent: Sent; answers: Answers }
}
