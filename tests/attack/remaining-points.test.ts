import { readFileSync } from 'node:fs'
import { mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import { csvLine } from '#contract/export/csv.ts'
import { messages } from '#contract/shared/messages.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { pdf } from '#tests/contract/documents.ts'
import { imageForm } from '#tests/contract/records.ts'

// Points of docs/design/hardening.md that no other test would miss (docs/spec/hardening-tests.md).

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'points-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true })
})

test.each([
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '﹦1',
  '＋1',
  '−1',
  '\u200b=1',
  '13812345678',
  '999999199805200018',
])('a cell %j of an export is a text to a spreadsheet', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/)
})

test('an upload and a résumé are on the disk before they are acknowledged', async () => {
  const files = await createFiles(openDiskPlace(dataDir), defaultSettings)
  const synced = await spyOnSync()
  const post = (body: FormData) => new Request('http://site.test/api/upload', { method: 'POST', body })
  await files.receive(post(imageForm()))
  // The file that arrived, the picture drawn from it, and the folder that names it.
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(3)
  synced.mockClear()
  const document = new FormData()
  document.append('file', new Blob([pdf() as BlobPart], { type: 'application/pdf' }), 'cv.pdf')
  await files.receiveResume(post(document))
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(2)
  await files.pictures.end()
})

test('an upload that cannot be put on the disk is not kept', async () => {
  const files = await createFiles(openDiskPlace(dataDir), defaultSettings)
  const synced = await spyOnSync()
  synced.mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  const request = new Request('http://site.test/api/upload', { method: 'POST', body: imageForm() })
  await expect(files.receive(request)).rejects.toMatchObject({
    status: 503,
    message: messages.storeUnwritable,
    detail: { reason: 'ENOSPC' },
  })
  vi.restoreAllMocks()
  const kept = await readdir(join(dataDir, 'uploads'))
  expect(kept.filter((name) => !name.startsWith('.'))).toEqual([])
  await files.pictures.end()
})

test('Remix is one without CVE-2026-22030', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const remix = Object.entries(packages).filter(([path]) =>
    /node_modules\/@remix-run\/(server-runtime|node|react|express)$/.test(path),
  )
  expect(remix.length).toBeGreaterThanOrEqual(4)
  for (const [path, { version }] of remix) {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    expect(major * 1e6 + minor * 1e3 + patch, path).toBeGreaterThanOrEqual(2_017_003)
  }
})

/** Every handle of this process is one of a kind. */
async function spyOnSync() {
  const handle = await open(join(dataDir, 'probe'), 'w')
  const kind = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  return vi.spyOn(kind, 'sync')
}
