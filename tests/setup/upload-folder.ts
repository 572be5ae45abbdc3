import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Files } from '#contract/engine/backend.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'

export const MEGABYTE = 1024 * 1024
const settings = {
  uploadImageMaxBytes: MEGABYTE,
  uploadAudioMaxBytes: 2 * MEGABYTE,
  uploadVideoMaxBytes: 3 * MEGABYTE,
  uploadImageMaxPixels: 1_000_000,
} as Settings

/** Uploads into a folder of their own for each test. */
export function withUploadFolder() {
  let dataDir = ''
  let files: Files
  const open = () => createFiles(openDiskPlace(dataDir), settings)
  const folder = () => join(dataDir, 'uploads')

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
    files = await open()
  })
  afterEach(async () => {
    await files.pictures.end()
    await rm(dataDir, { recursive: true })
  })

  return {
    get dataDir() {
      return dataDir
    },
    get folder() {
      return folder()
    },
    get files() {
      return files
    },
    /** A second instance on the same folder. */
    open,
    /** What is served at a path. */
    async bytesOf(path: string): Promise<Uint8Array> {
      const file = await files.read(path.replace('/upload/', ''))
      return new Uint8Array(await new Response(file?.open()).arrayBuffer())
    },
    kept: async () => (await readdir(folder())).filter((name) => !name.startsWith('.')),
    halfFinished: () => readdir(join(folder(), '.incoming')),
  }
}

export const MP4_HEAD = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(16)])
export const FLAC_PART = `Content-Disposition: form-data; name="file"; filename="a.flac"\r\n\r\nfLaC${'\0'.repeat(96)}\r\n`
export const MP3_HEAD = Buffer.concat([
  Buffer.from('ID3\x03'),
  Buffer.alloc(6),
  Buffer.from([0xff, 0xfb, 0x90, 0]),
  Buffer.alloc(16),
])

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 80, b: 160 } } })

export function uploadOf(content: Uint8Array | string, name = 'photo.jpg', field = 'file'): Request {
  const form = new FormData()
  form.set(field, new File([content as BlobPart], name, { type: 'image/jpeg' }))
  return new Request('http://site/api/upload', { method: 'POST', body: form })
}

export const bodyOf = (bytes: Uint8Array) => Readable.toWeb(Readable.from([bytes])) as ReadableStream

export const partHead = (name: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`)

export function streamed(body: ReadableStream, type = 'multipart/form-data; boundary=x'): Request {
  return new Request('http://site/api/upload', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
}
