import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import type { Files } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'

let dataDir: string
let files: Files
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'multipart-'))
  files = await createFiles(openDiskPlace(dataDir), defaultSettings)
})
afterEach(async () => {
  await files.pictures.end()
  await rm(dataDir, { recursive: true })
})

/** The same bytes in as many pieces as the cuts make; a network cuts where it likes. */
function inPieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((left, right) => left - right)
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length))
}

const requestOf = (pieces: Buffer[], type = 'multipart/form-data; boundary=edge') =>
  new Request('http://site.test/api/upload', {
    method: 'POST',
    headers: { 'content-type': type },
    body: Readable.toWeb(Readable.from(pieces.filter(({ length }) => length > 0))),
    duplex: 'half',
  } as RequestInit)

const cuts = fc.array(fc.nat({ max: 5000 }), { maxLength: 12 })
const content = fc
  .uint8Array({ minLength: 100, maxLength: 3000 })
  .map((bytes) => Buffer.concat([Buffer.from('fLaC'), bytes]))
/** As the ends of lines and parts are what a reader must find, there are many of them. */
const scrap = fc.oneof(
  fc.constantFrom('--edge', '--edge--', '\r\n', '\n', '--', '-', 'edge', '\r', '\0', 'fLaC', ': ', '"'),
  fc.constantFrom(
    'Content-Disposition: form-data; name="file"; filename="a.flac"',
    'Content-Disposition: form-data; name="x"',
  ),
  fc.constantFrom(
    'Content-Type: multipart/mixed; boundary=inner',
    'Content-Transfer-Encoding: base64',
    '__proto__: x',
  ),
  fc.string({ maxLength: 20, unit: 'binary' }),
)

test('A-437 a file arrives byte by byte as it was sent, however the network cuts its form', async () => {
  await fc.assert(
    fc.asyncProperty(content, cuts, fc.boolean(), async (sent, places, isNoted) => {
      const note = isNoted ? '--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\n标题\r\n' : ''
      const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.flac"\r\n\r\n'
      const form = Buffer.concat([Buffer.from(note + head), sent, Buffer.from('\r\n--edge--\r\n')])
      // Content that holds the end of its part ends there.
      if (sent.includes('\r\n--edge')) return
      const { path } = await files.receive(requestOf(inPieces(form, places)))
      const stored = await files.read(path.replace('/upload/', ''))
      expect(Buffer.from(await new Response(stored?.open()).arrayBuffer()).equals(sent)).toBe(true)
      await files.remove(path.replace('/upload/', ''))
    }),
    { numRuns: 60 },
  )
})

test('A-437 whatever comes as a form, it is received or refused, never broken, and leaves nothing half-finished', async () => {
  const form = fc.array(scrap, { maxLength: 14 }).map((scraps) => Buffer.from(scraps.join(''), 'latin1'))
  const type = fc.constantFrom(
    ...['multipart/form-data; boundary=edge', 'multipart/form-data; boundary="edge"', 'multipart/form-data'],
    ...[
      'multipart/form-data; boundary=',
      'multipart/form-data; charset=x; boundary=edge; boundary=other',
      'multipart/mixed; boundary=edge',
    ],
  )
  await fc.assert(
    fc.asyncProperty(form, cuts, type, async (sent, places, contentType) => {
      const outcome = await files
        .receive(requestOf(inPieces(sent, places), contentType))
        .catch((error: unknown) => error)
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(HttpError)
        expect([400, 413, 415]).toContain((outcome as HttpError).status)
      }
      expect(await readdir(join(dataDir, 'uploads', '.incoming'))).toEqual([])
    }),
    { numRuns: 250 },
  )
})
