import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { goodMessage } from '#tests/contract/specification/people.ts'
import { bundled } from '#tests/setup/bundled.ts'

const nameOf = (number: number) => `${String(number).padStart(32, '0')}.pdf`
const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'privacy-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

/** `npm run privacy -- …`. */
async function privacy(words: string) {
  const child = spawn(
    process.execPath,
    [await bundled('operations/privacy/privacy.ts'), ...words.split(' ')],
    {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk.toString('utf8')))
  const [code] = await once(child, 'close')
  return { code, ...said }
}

async function putDocuments(amount: number) {
  await mkdir(join(dataDir, 'resumes'), { recursive: true })
  for (let each = 1; each <= amount; each += 1) {
    await writeFile(join(dataDir, 'resumes', nameOf(each)), 'x')
    await utimes(join(dataDir, 'resumes', nameOf(each)), twoDaysAgo, twoDaysAgo)
  }
}

const documents = async () =>
  (await readdir(join(dataDir, 'resumes'))).filter((name) => name.endsWith('.pdf')).sort()

/** A site that is known by its folder, with one message. */
async function openSite() {
  const backend = await createDatabaseBackend({ dataDir })
  await backend.transaction((stores) => stores.of('contact-message').create(goodMessage))
  return backend
}

test('X-87 a purge in a folder without a database removes nothing, makes nothing, and names what it looked for', async () => {
  await putDocuments(3)
  const { code, out, err } = await privacy('purge')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(`没有找到网站的数据库：${join(dataDir, 'site.sqlite')}`)
  expect([await readdir(dataDir), await documents()]).toEqual([
    ['resumes'],
    [nameOf(1), nameOf(2), nameOf(3)],
  ])
})

test('X-87 a purge beside a database that knows no document leaves them, says so and fails; --rowless takes them to the trash', async () => {
  const site = await openSite()
  await putDocuments(3)
  const held = await privacy('purge')
  expect(held.code).toBe(1)
  expect(held.err).toMatch(/^另有 3 个简历文件在数据库中没有记录，未删除[^\n]*--rowless 再次清理。\n$/)
  expect(held.out).toContain('简历文件 0 个')
  expect(await documents()).toHaveLength(3)

  const taken = await privacy('purge --rowless')
  expect(taken.code).toBe(0)
  expect(taken.err).toMatch(/^简历文件已移入 trash，一周后删除 [^\n]*\n$/)
  expect(taken.out).toContain('简历文件 3 个')
  expect([await documents(), await readdir(join(dataDir, 'trash'))]).toEqual([
    [],
    [nameOf(1), nameOf(2), nameOf(3)],
  ])
  await site.close()
})

test('an erasure and an export that find nobody say so and end with 1, and leave no file', async () => {
  const site = await openSite()
  const file = join(dataDir, '..', 'export.json')
  for (const words of ['erase --phone 13900000000 --yes', `export --phone 13900000000 --to ${file}`]) {
    const { code, out, err } = await privacy(words)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^没有找到此人的数据[^\n]*\n$/)
  }
  expect(await readdir(join(dataDir, '..'))).toEqual(['data'])
  expect(await site.stores.of('contact-message').count()).toBe(1)
  const { code, out } = await privacy(`erase --phone ${goodMessage.phone} --yes`)
  expect([code, out]).toEqual([0, '已删除：留言 1 条，应聘简历 0 份。\n'])
  await site.close()
}, 60_000)

test('an audit without entries cannot be verified, and the command ends with 1', async () => {
  await (await openSite()).close()
  const { code, out } = await privacy('verify-audit')
  expect([code, out]).toEqual([1, '没有可核对的操作记录。\n'])
})
