import { createHash, randomUUID } from 'node:crypto'

/** An object as the storage keeps it. */
export interface StoredObject {
  bytes: Buffer
  etag: string
  modifiedTime: Date
  contentType: string
  /** What stands behind `x-amz-meta-`. */
  metadata: Record<string, string>
}

type Facts = Pick<StoredObject, 'contentType' | 'metadata'>

interface Multipart extends Facts {
  key: string
  parts: Map<number, Buffer>
  initiated: Date
}

const MIN_PART_BYTES = 5 * 1024 * 1024
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** One bucket in memory: whole objects, and parts that are not joined yet. */
export function createObjects() {
  const objects = new Map<string, StoredObject>()
  const multiparts = new Map<string, Multipart>()

  function put(key: string, bytes: Buffer, facts: Facts): StoredObject {
    const stored = { ...facts, bytes, etag: etagOf(bytes), modifiedTime: new Date() }
    objects.set(key, stored)
    return stored
  }

  return {
    objects,
    multiparts,
    put,
    begin(key: string, facts: Facts): string {
      const id = randomUUID()
      multiparts.set(id, { ...facts, key, parts: new Map(), initiated: new Date() })
      return id
    },
    /** @returns its mark; undefined where that upload is none */
    putPart(id: string, number: number, bytes: Buffer): string | undefined {
      multiparts.get(id)?.parts.set(number, bytes)
      return multiparts.has(id) ? etagOf(bytes) : undefined
    },
    /** @returns the whole, or the code of a refusal */
    join(id: string, sent: readonly { number: number; etag: string }[]): StoredObject | string {
      const upload = multiparts.get(id)
      if (!upload) return 'NoSuchUpload'
      const pieces = sent.map(({ number, etag }) => {
        const piece = upload.parts.get(number)
        return piece && etagOf(piece) === etag ? piece : undefined
      })
      const whole = pieces.filter((piece) => piece !== undefined)
      if (whole.length === 0 || whole.length < pieces.length) return 'InvalidPart'
      if (whole.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES)) return 'EntityTooSmall'
      multiparts.delete(id)
      return put(upload.key, Buffer.concat(whole), upload)
    },
  }
}
