import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { BackupRefusal } from './backup-refusal.ts'
import { HEADER_BYTES, newHeader, readHeader, type BackupKeys, type Header } from './header.ts'

// A frame is its length (with a last-frame bit), bytes, and a tag over them, frame number and header. With a key the bytes
// are encrypted (AES-256-GCM, STREAM construction), otherwise the tag is a digest.
const FRAME_BYTES = 64 * 1024
const LENGTH_BYTES = 4
const TAG_BYTES = 16
const LAST = 0x8000_0000
const BANNER_BYTES = 2048

/**
 * Puts bytes into frames bound to their position and the end, so that every change or cut is noticed.
 * @param key encrypts; without one the frames are only proved
 */
export async function* framed(
  source: AsyncIterable<Uint8Array>,
  key: Buffer | undefined,
): AsyncGenerator<Buffer> {
  const header = newHeader(key)
  yield header.bytes
  let waiting: Uint8Array[] = []
  let held = 0
  let number = 0
  for await (const piece of source) {
    waiting.push(piece)
    held += piece.length
    // One is held back, since the last is written differently.
    if (held <= FRAME_BYTES) continue
    const bytes = Buffer.concat(waiting)
    let at = 0
    for (; bytes.length - at > FRAME_BYTES; at += FRAME_BYTES)
      yield frameOf(header, number++, bytes.subarray(at, at + FRAME_BYTES), false)
    waiting = [bytes.subarray(at)]
    held = bytes.length - at
  }
  yield frameOf(header, number, Buffer.concat(waiting), true)
}

/**
 * Takes the bytes out of their frames.
 * @throws BackupRefusal where it is no backup, cut, damaged, longer than it was, or the key is missing or another one
 */
export async function* unframed(source: AsyncIterable<Uint8Array>, key: BackupKeys): AsyncGenerator<Buffer> {
  const bytes = reader(source)
  await bytes.skipBanner()
  const header = readHeader(await bytes.upTo(HEADER_BYTES), key)
  for (let number = 0; ; number += 1) {
    const length = await bytes.exactly(LENGTH_BYTES)
    const word = length.readUInt32BE()
    const isLast = word >= LAST
    const amount = isLast ? word - LAST : word
    if (amount > FRAME_BYTES) throw damaged(number)
    const body = await bytes.exactly(amount + TAG_BYTES)
    yield opened(header, number, length, isLast, body)
    if (!isLast) continue
    if ((await bytes.upTo(1)).length > 0) throw new BackupRefusal('备份已损坏：末尾之后还有别的内容。')
    return
  }
}

function frameOf(header: Header, number: number, bytes: Buffer, isLast: boolean): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length + (isLast ? LAST : 0))
  if (!header.frameKey) return Buffer.concat([length, bytes, digestOf(header, number, length, bytes)])
  const cipher = createCipheriv('aes-256-gcm', header.frameKey, nonceOf(number, isLast))
  cipher.setAAD(Buffer.concat([header.bytes, length]))
  return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function opened(header: Header, number: number, length: Buffer, isLast: boolean, body: Buffer): Buffer {
  const [bytes, tag] = [body.subarray(0, -TAG_BYTES), body.subarray(-TAG_BYTES)]
  if (!header.frameKey) {
    if (timingSafeEqual(digestOf(header, number, length, bytes), tag)) return bytes
    throw damaged(number)
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', header.frameKey, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.concat([header.bytes, length])).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes), decipher.final()])
  } catch {
    throw damaged(number)
  }
}

/** Never twice with one key: each file has a key of its own. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function digestOf(header: Header, number: number, length: Buffer, bytes: Buffer): Buffer {
  const place = nonceOf(number, false)
  const digest = createHash('sha256').update(header.bytes).update(place).update(length).update(bytes).digest()
  return digest.subarray(0, TAG_BYTES)
}

const damaged = (number: number) => {
  const at = HEADER_BYTES + number * (FRAME_BYTES + LENGTH_BYTES + TAG_BYTES)
  return new BackupRefusal(`备份已损坏：第 ${at} 字节之后的内容与写入时不同。`)
}

/** Reads as many bytes as are asked for, whatever the pieces they come in. */
function reader(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  async function upTo(amount: number): Promise<Buffer> {
    const got = [held]
    let total = held.length
    while (total < amount) {
      const next = await pieces.next()
      if (next.done) break
      got.push(Buffer.from(next.value))
      total += next.value.length
    }
    const bytes = got.length === 1 ? held : Buffer.concat(got)
    held = bytes.subarray(amount)
    return bytes.subarray(0, amount)
  }
  return {
    upTo,
    /** Skips what npm prints above a command's output: the command's name, its arguments, a blank line. */
    async skipBanner(): Promise<void> {
      const start = await upTo(BANNER_BYTES)
      const end = start.subarray(0, 3).toString() === '\n> ' ? start.indexOf('\n\n', 3) : -1
      held = Buffer.concat([end < 0 ? start : start.subarray(end + 2), held])
    },
    async exactly(amount: number): Promise<Buffer> {
      const bytes = await upTo(amount)
      if (bytes.length < amount) throw new BackupRefusal('备份不完整：文件被截断，末尾缺失。')
      return bytes
    },
  }
}
