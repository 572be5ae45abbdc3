import type { Change, Stores } from './backend.ts'
import type { RecordType } from './record-type.ts'

/** What an entry of the audit log says was done. */
export type Action =
  | 'create'
  | 'update'
  | 'remove'
  | 'order'
  | 'signIn'
  | 'signOut'
  | 'signInFailed'
  | 'signInLocked'
  | 'sessionRefused'
  | 'password'
  | 'reveal'
  | 'download'
  | 'export'
  | 'erase'
  | 'purge'
  | 'push'

/** Who acts, from where, when. */
export interface Actor {
  accountId: number
  username: string
  address: string
  now: Date
}

/** Where acts are written down, in the transaction of the act itself. */
export interface AuditLog {
  /** Stores that append no entries, for acts that write one entry about many records. */
  readonly withoutAudit: Stores
  /** One audit entry, with a revision for each changed record; `remark` stands where a record's title would. */
  append(type: RecordType, action: Action, changes?: readonly Change[], remark?: string): Promise<void>
}
