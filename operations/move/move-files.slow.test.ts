import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend, type DatabaseOptions } from '#db/backend.ts'
import { readS3Address } from '#db/files/s3-address.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'
import { moveSiteFiles } from './move-site-files.ts'
import { bundled } from '#tests/setup/bundled.ts'

const KEY = '07'.repeat(32)
const personalKey = Buffer.from(KEY, 'hex')
const MOMENT = new Date('2026-01-02T03:04:05.000Z')

let server: S3Server
let dataDir: string
let url: string
beforeAll(async () => {
  server = await startS3Server(['files'])
})
afterAll(() => server.stop())
let prefix: string
beforeEach(async () => {
  // What a killed test left running does no harm to the next one.
  prefix = randomUUID()
  url = server.addressOf('files', prefix)
  dataDir = await mkdtemp(join(tmpdir(), 'move-files-'))
  await start({ dataDir, personalKey })
  for (const [folder, suffix] of Object.entries({
    uploads: 'png',
    resumes: 'pdf',
    trash: 'doc',
    'uploads/.variants': 'avif',
  }))
    for (const each of [1, 2, 3])
      await put(`${folder}/${each}.${suffix}`, `${folder}${each}`.repeat(each * 1000))
  await put('uploads/.facts/1-png_1x1.made', '')
})
afterEach(async () => {
  server.failWith(undefined)
  server.bucket('files').objects.clear()
  await rm(dataDir, { recursive: true })
})

const environment = () => ({
  AWS_ACCESS_KEY_ID: server.keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: server.keys.secretAccessKey,
})
const s3 = () => readS3Address(url, 'UPLOADS_URL', environment())
const start = (options: DatabaseOptions) => createDatabaseBackend(options).then((backend) => backend.close())
const move = (
  settings: DatabaseOptions,
  target: string,
  signal = new AbortController().signal,
  told = () => {},
) => moveSiteFiles({ settings, target, env: environment(), told, signal }).then((lines) => lines.join('\n'))
const keys = () =>
  [...server.bucket('files').objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.replace(`${prefix}/`, ''))
    .sort()

async function put(name: string, text: string) {
  await mkdir(join(dataDir, name, '..'), { recursive: true })
  await writeFile(join(dataDir, name), text)
  await utimes(join(dataDir, name), MOMENT, MOMENT)
}

/** Everything in the folders of files, with its time. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || !/^(uploads|resumes|trash)\//.test(name)) continue
    found[name] = `${(await stat(path)).mtime.toISOString()} ${await readFile(path, 'utf8')}`
  }
  return found
}

test('files go to S3 and come back, the same in name, bytes and time; the source stays, and the site starts on each', async () => {
  const before = await filesIn(dataDir)
  const said = await move({ dataDir }, url)
  expect(said).toContain('已搬移 13 个文件')
  expect(said).toContain('新复制 13 个，原已存在 0 个')
  expect(said).toContain(`UPLOADS_URL='${url}'`)
  expect(await filesIn(dataDir)).toEqual(before)
  expect(keys()).toHaveLength(14)
  await start({ dataDir, s3: s3(), personalKey })

  await expect(start({ dataDir, personalKey })).rejects.toThrow(/^UPLOADS_URL：/)
  for (const folder of ['uploads', 'resumes', 'trash']) await rm(join(dataDir, folder), { recursive: true })
  expect(await move({ dataDir, s3: s3() }, dataDir)).toContain('去掉 UPLOADS_URL')
  expect(await filesIn(dataDir)).toEqual(before)
  await start({ dataDir, personalKey })
})

test(
  'killed in the middle, it goes on; until all is there no site starts on the target',
  { timeout: 90_000 },
  async () => {
    let puts = 0
    server.failWith(({ method, key }) =>
      method === 'PUT' && !key.endsWith('.id') && (puts += 1) > 5 ? 'hang' : undefined,
    )
    const child = spawn(process.execPath, [await bundled('operations/move/move.ts'), '--uploads-to', url], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...environment() },
      stdio: 'ignore',
    })
    await expect.poll(() => puts, { timeout: 60_000 }).toBeGreaterThan(5)
    child.kill('SIGKILL')
    await once(child, 'close')
    server.failWith(undefined)
    expect(keys().filter((key) => !key.endsWith('.id'))).toHaveLength(5)
    await expect(start({ dataDir, s3: s3(), personalKey })).rejects.toThrow('搬移尚未完成')
    const said = await move({ dataDir }, url)
    expect(said).toContain('新复制 8 个，原已存在 5 个')
    await start({ dataDir, s3: s3(), personalKey })
  },
)

test('stopped, it says so by what it throws, and the mark stays', async () => {
  const stopping = new AbortController()
  await expect(move({ dataDir }, url, stopping.signal, () => stopping.abort())).rejects.toThrow(/abort/i)
  expect(keys()).toContain('moving.id')
  expect(keys()).not.toContain('site.id')
  expect(keys().length).toBeLessThan(13)
})

test('a copy that is damaged at the target is copied again, and a storage that keeps other bytes than it was given is found out', async () => {
  await move({ dataDir }, url)
  const { objects, put: keep } = server.bucket('files')
  const damaged = objects.get(`${prefix}/resumes/2.pdf`)!
  const bytes = Buffer.from(damaged.bytes)
  bytes[7] = 0
  keep(`${prefix}/resumes/2.pdf`, bytes, damaged)
  expect(await move({ dataDir }, url)).toContain('新复制 1 个，原已存在 12 个')
  keep(`${prefix}/resumes/2.pdf`, bytes, damaged)
  server.failWith(({ method, key }) => {
    if (method === 'HEAD' && key === `${prefix}/resumes/2.pdf`) keep(key, bytes, damaged)
    return undefined
  })
  await expect(move({ dataDir }, url)).rejects.toThrow('2.pdf: the copy differs from its source')
})

test('the storage of another site, files of nobody and the place itself are refused, and nothing there changes', async () => {
  const facts = { contentType: '', metadata: {} }
  const { put: keep, objects } = server.bucket('files')
  keep(`${prefix}/uploads/a.png`, Buffer.from('x'), facts)
  await expect(move({ dataDir }, url)).rejects.toThrow(/已有文件（如 uploads\/a\.png），却没有网站编号/)
  keep(`${prefix}/site.id`, Buffer.from('another'), facts)
  await expect(move({ dataDir }, url)).rejects.toThrow('另一个网站')
  objects.delete(`${prefix}/site.id`)
  keep(`${prefix}/moving.id`, Buffer.from('another'), facts)
  await expect(move({ dataDir }, url)).rejects.toThrow('另一个网站')
  expect(keys()).toEqual(['moving.id', 'uploads/a.png'])
  await expect(move({ dataDir }, dataDir)).rejects.toThrow('文件现在就在那里')
  await expect(move({ dataDir }, 'https://files.example.com')).rejects.toThrow(/^--uploads-to：应为/)
  await expect(move({ dataDir }, server.addressOf('nothing'))).rejects.toThrow('存储桶不存在')
})

test('what the source has no more is named and left', async () => {
  await move({ dataDir }, url)
  await rm(join(dataDir, 'resumes/1.pdf'))
  expect(await move({ dataDir }, url)).toContain('另有 1 个来源没有的文件（如 resumes/1.pdf）')
  expect(keys()).toContain('resumes/1.pdf')
})
