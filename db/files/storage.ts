import type { ByteRange } from '#contract/files/byte-range.ts'

/** A kept file. */
export interface Kept {
  size: number
  modifiedTime: Date
  /** Nothing is opened until somebody reads, and all is closed when they stop. */
  open(range?: ByteRange): ReadableStream<Uint8Array>
}

/**
 * Where finished files are kept under flat, generated names; everything else about uploads knows no more than this, so
 * that another kind of storage can take the disk's place (docs/operating.md#environment, UPLOADS_URL).
 */
export interface Storage {
  /** Takes a finished temporary file over; when it resolves the file is there to stay. */
  keep(temporaryPath: string, name: string): Promise<void>
  find(name: string): Promise<Kept | undefined>
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>
  names(): Promise<string[]>
}
