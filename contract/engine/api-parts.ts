import type { Actor, AuditLog } from './audit-types.ts'
import type { Backend, Stores, TypedChange } from './backend.ts'
import type { ContentType } from './content-type.ts'
import type { Access, SignedIn } from './operation.ts'

/**
 * Who is signed in, by the token of a call.
 * @returns undefined for a visitor
 * @throws HttpError 401 where the call needs a session
 */
export type Authenticate = (
  backend: Backend,
  call: { access: Access; authorization: string | null; address: string },
) => Promise<SignedIn | undefined>

/** What one act is recorded with. */
export interface ActRecord {
  auditLog: AuditLog
  /** The act's stores, each write of which is recorded. */
  stores: Stores
}

/**
 * Opens the audit log of one act.
 * @param actor absent for visitors, who leave no entries
 * @param changed collects what is recorded as changed
 */
export type RecordAct = (
  stores: Stores,
  actor: Actor | undefined,
  changed: TypedChange[],
  typeNamed: TypeNamed,
) => ActRecord

/** Finds a content type. @throws Error where there is none of this name */
export type TypeNamed = (name: string) => ContentType

/** What the engine is given by what stands above it. */
export interface ApiParts {
  /** The types whose calls are answered. */
  types: readonly ContentType[]
  /** Further types that keep rows. */
  internalTypes: readonly ContentType[]
  authenticate: Authenticate
  recordAct: RecordAct
}
