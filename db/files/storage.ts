import type { Readable } from 'node:stream'
import type { ByteRange } from '#contract/files/byte-range.ts'

/** A kept file. */
export interface Kept {
  size: number
  modifiedTime: Date
  /** Nothing is opened until somebody reads, and all is closed when they stop. */
  open(range?: ByteRange): ReadableStream<Uint8Array>
}

/** What a listing tells of a file. */
export interface Listed {
  name: string
  size: number
}

/** A file to store unchanged: its bytes, readable once, their number and the file's time. */
export interface PutFile {
  bytes: Readable
  size: number
  /** Now, when absent. */
  modifiedTime?: Date
}

/**
 * Finished files under flat, generated names, on disk or elsewhere (docs/operations/configuration.md#数据,
 * UPLOADS_URL). Every method throws HttpError 503 while the storage is away.
 */
export interface Storage {
  /** Takes a finished temporary file over; when it resolves the file is there to stay, whole. */
  keep(temporaryPath: string, name: string): Promise<void>
  /**
   * Keeps what is read from a stream, in place of what has that name: for restoring and moving. Whole or not at all.
   * @throws Error where the stream ends after another number of bytes
   */
  put(name: string, file: PutFile): Promise<void>
  find(name: string): Promise<Kept | undefined>
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>
  /** The names of all files, which costs less than `list` on a disk. */
  names(): Promise<string[]>
  /** All files, one after the other in no certain order; nothing of a large listing gathers in memory. */
  list(): AsyncIterable<Listed>
}
