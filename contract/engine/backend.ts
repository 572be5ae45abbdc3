import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { MediaKind } from '#contract/shared/media-kinds.ts'

/**
 * What `answer()` needs from its host: `db/` (Sequelize) or `mocks/` (memory). All server-only code is behind this interface,
 * so `contract/` stays pure.
 */

/** A stored record: its id and its declared columns, nothing else. */
export type Row = { id: number } & Record<string, unknown>

/** One record before and after; before is absent for a new one, after for a removed one. */
export interface Change {
  /** Where the record is of another type than the act is about. */
  typeName?: string
  before?: Row
  after?: Row
}

/** A change whose type is told in any case. */
export interface TypedChange extends Change {
  typeName: string
}

/** One page of one content type. Fields are declared names, never a caller's text. */
export interface Query {
  /** Equality on declared fields. */
  where?: Record<string, string | number | null>
  /** A piece of the text that the type declares as searched, compared folded (`contract/search/fold-text.ts`). */
  search?: string
  /** Inclusive bounds on one text or number field. */
  range?: { field: string; from?: string | number; to?: string | number }
  /** Applied in turn; `id` ascending is always the last one. */
  order?: readonly { field: string; direction: 'asc' | 'desc' }[]
  offset?: number
  limit?: number
}

/** The records of one content type, inside or outside a transaction. */
export interface Store {
  find(query?: Query): Promise<Row[]>
  count(query?: Query): Promise<number>
  /** `forUpdate` holds the row until the transaction ends. */
  get(id: number, options?: { forUpdate?: boolean }): Promise<Row | undefined>
  create(values: Record<string, unknown>): Promise<Row>
  /**
   * @param before the whole row as this transaction holds it (`get` with `forUpdate`): spares reading what is in hand
   * @returns the row as it is now
   * @throws Error where there is no such row, or a write outside a transaction
   */
  update(id: number, values: Record<string, unknown>, before?: Row): Promise<Row>
  remove(id: number): Promise<void>
}

/** Store of a content type by its name, e.g. `stores.of('banner')`. Unknown names throw. */
export interface Stores {
  of(typeName: string): Store
}

/** A stored file: what it is, and its bytes for anyone who reads them. */
export interface StoredFile {
  contentType: string
  size: number
  modifiedTime: Date
  /** It stands in for one that is still to come: nobody keeps it for long. */
  isStandIn?: boolean
  /** From `start` to `end`, both included, or all of it. Nothing is held until somebody reads, nor after they stop. */
  open(range?: { start: number; end: number }): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
}

/** Uploaded files, stored under generated names: public ones behind `/upload/`, private ones only behind calls. */
export interface Files {
  /**
   * Reads the multipart field `file`, checks its content and caps, keeps it.
   * @returns the public path `/upload/<name>`
   * @throws HttpError 400 (no file, broken), 408 (too slow), 413 (too large), 415 (content not allowed)
   */
  receive(request: Request): Promise<{ path: string; kind: MediaKind }>
  /** The public file of this name, or undefined. `path` is the part after `/upload/`. */
  read(path: string): Promise<StoredFile | undefined>
  /** Removes that file, and what was made of it; does nothing when there is none. */
  remove(path: string): Promise<void>
  readonly pictures: Pictures
  /**
   * The same as `receive` for a résumé, kept privately (C-181).
   * @returns its generated name, and the sender's name for people to read
   */
  receiveResume(request: Request): Promise<{ name: string; originalName: string }>
  readPrivate(name: string): Promise<StoredFile | undefined>
  /** For good, out of the trash too; does nothing when there is none. */
  removePrivate(name: string): Promise<void>
  privateNames(): Promise<string[]>
  /** Moves it to the trash, from where a person can restore it; does nothing when there is none. */
  discardPrivate(name: string, moment: Date): Promise<void>
  /** Removes for good what was discarded until this moment. */
  emptyTrash(until: Date): Promise<void>
  /** Removes what was left half-received by a process that is no more. */
  removeAbandoned(): Promise<void>
}

/** What is known of an uploaded picture. */
export interface PictureFacts {
  width: number
  height: number
  /** Smaller versions of it were made. */
  hasVariants: boolean
}

/**
 * Smaller versions of uploaded pictures, made after the upload was answered; `read` returns them like any file. A host
 * without a disk makes none.
 */
export interface Pictures {
  /** Measures and whether there are variants; undefined while nothing was made. Asks no disk. */
  factsOf(name: string): PictureFacts | undefined
  /** The names of pictures of which nothing was made yet. */
  missing(): Promise<string[]>
  /**
   * Makes what is not made yet, one picture after the other; an urgent one before all that wait.
   * @returns whether it is made; what went wrong was reported
   */
  make(name: string, options?: { isUrgent?: boolean }): Promise<boolean>
  /** Calls back when an urgent one is made, so that pages can offer it at once. */
  onUrgentMade(listener: () => void): void
  /** Begins no other picture and gives up the one at hand; resolves when nothing is written any more. */
  end(): Promise<void>
}

/** When a password is looked at, which takes long and is done one after the other. */
export interface PasswordTurn {
  /** Checks callers of known networks first, so that a crowd of strangers cannot lock them out. */
  isKnown?: boolean
}

/** What became of scheduled backups, as far as it is known; moments as stored. */
export interface BackupStatus {
  /** Of the newest backup. */
  takenAt?: string
  size?: number
  /** When one was last tried, and why it failed, where it did. */
  triedAt?: string
  problem?: string
  /** Of the last drill of a restore. */
  drill?: { at: string; hasPassed: boolean; parts: readonly string[]; problem?: string }
}

/** The same with what a host is told to do. */
export interface ScheduledBackups extends BackupStatus {
  everyMs: number
  /** Since when this process serves. */
  startedAt: string
}

export interface Backend {
  /** Reads outside a transaction. */
  readonly stores: Stores
  /** Runs the work in one transaction: all of it is durable when the promise resolves, none when it rejects. */
  transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>
  /**
   * Runs the work of one call: what it waits for the stores, all in all, is limited.
   * @throws HttpError 503 when they are busy or away; a 503 for a write may mean that it was kept
   */
  runWithDeadline<Result>(work: () => Promise<Result>): Promise<Result>
  readonly files: Files
  readonly passwords: {
    /** @throws HttpError 429 when too many wait */
    hash(password: string, options?: PasswordTurn): Promise<string>
    /** @throws HttpError 429 when too many wait */
    verify(hash: string, password: string, options?: PasswordTurn): Promise<boolean>
    /** The passwords people choose most, in small letters; a long list, read when it is asked for. */
    commonest(): Promise<readonly string[]>
  }
  readonly settings: Settings
  /** Reduces HTML to the one allow-list. */
  cleanHtml(html: string): CleanHtml
  now(): Date
  /**
   * Purges removed rows from the database's log of earlier writes. May wait half a minute for readers.
   * @returns whether it is done
   */
  purgeDeleted(): Promise<boolean>
  /** Receives what a call changed, once durable. The call does not wait, so this must not throw. */
  changed?(changes: readonly TypedChange[]): void
  /** One structured log line; never a password, token or personal data. An error, unless `level` says that it is none. */
  report(event: string, detail?: Record<string, unknown>, level?: 'warn' | 'error'): void
  /** How scheduled backups are doing; absent where there are none. */
  backups?(): Promise<ScheduledBackups>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
}

/** Where a call came from: facts of the connection, never of untrusted headers. */
export interface Caller {
  address: string
}
