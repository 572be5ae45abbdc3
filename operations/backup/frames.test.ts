import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { framed, unframed } from './frames.ts'
import { HEADER_BYTES } from './header.ts'

const key = randomBytes(32)
const FRAME = 65_536 + 20

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** In pieces of odd sizes, as they come from a disk or a pipe. */
const inPieces = (bytes: Buffer, size = 1000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  )
const sealed = (bytes: Buffer, by?: Buffer) => whole(framed(inPieces(bytes, 30_011), by))
const opened = (bytes: Buffer, by?: Buffer) => whole(unframed(inPieces(bytes), by))

describe.each([
  ['encrypted', key],
  ['plain', undefined],
] as const)('%s frames', (_name, by) => {
  test.each([0, 1, 65_536, 65_537, 200_000])('%i bytes come back as they were', async (amount) => {
    const bytes = randomBytes(amount)
    expect((await opened(await sealed(bytes, by), by)).equals(bytes)).toBe(true)
  })

  test('a byte that was changed is noticed wherever it is, and a cut end as such', async () => {
    const file = await sealed(randomBytes(150_000), by)
    const places = [
      8,
      9,
      20,
      50,
      HEADER_BYTES - 1,
      HEADER_BYTES,
      HEADER_BYTES + 1000,
      HEADER_BYTES + FRAME,
      file.length - 1,
    ]
    for (const at of places) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(opened(changed, by), `byte ${at}`).rejects.toThrow(/损坏|截断/)
    }
    for (const end of [
      5,
      30,
      HEADER_BYTES,
      HEADER_BYTES + 2,
      HEADER_BYTES + FRAME,
      file.length - FRAME,
      file.length - 1,
    ])
      await expect(opened(file.subarray(0, end), by), `cut at ${end}`).rejects.toThrow('截断')
    await expect(opened(Buffer.concat([file, Buffer.from('!')]), by)).rejects.toThrow('末尾之后')
  })

  test('frames that changed places or come from another backup are noticed', async () => {
    const bytes = randomBytes(200_000)
    const file = await sealed(bytes, by)
    const frame = (number: number, of = file) =>
      of.subarray(HEADER_BYTES + number * FRAME, HEADER_BYTES + (number + 1) * FRAME)
    const start = file.subarray(0, HEADER_BYTES)
    const rest = file.subarray(HEADER_BYTES + 2 * FRAME)
    await expect(opened(Buffer.concat([start, frame(1), frame(0), rest]), by)).rejects.toThrow('损坏')
    await expect(opened(Buffer.concat([start, frame(0), rest]), by)).rejects.toThrow('损坏')
  })
})

test('nothing of the text can be read in an encrypted file, and no two files are alike', async () => {
  const text = Buffer.from('身份证号 '.repeat(50))
  const [one, other] = await Promise.all([sealed(text, key), sealed(text, key)])
  expect(one.includes('身份证号')).toBe(false)
  expect(one.equals(other)).toBe(false)
  expect((await sealed(text)).includes('身份证号')).toBe(true)
})

test('a wrong key, a missing key and foreign files are told apart', async () => {
  const file = await sealed(randomBytes(100), key)
  await expect(opened(file, randomBytes(32))).rejects.toThrow('BACKUP_KEY 不是这个备份的密钥')
  await expect(opened(file)).rejects.toThrow('备份已加密')
  await expect(opened(Buffer.from('PK\u0003\u0004 a zip file'.padEnd(200)), key)).rejects.toThrow(
    '不是本网站的备份',
  )
  await expect(opened(Buffer.alloc(10_240), key)).rejects.toThrow('不是本网站的备份')
  await expect(opened(Buffer.alloc(0), key)).rejects.toThrow('空的')
})

test('what npm prints above a command’s output is passed over, and nothing else', async () => {
  const bytes = randomBytes(3000)
  const file = await sealed(bytes, key)
  const banner = Buffer.from('\n> site@1.0.0 backup\n> node scripts/run-backup.mjs --to -\n\n')
  expect((await opened(Buffer.concat([banner, file]), key)).equals(bytes)).toBe(true)
  await expect(opened(Buffer.concat([Buffer.from('\n> hm'), file]), key)).rejects.toThrow('不是本网站的备份')
})
