import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { bundled } from '#tests/setup/bundled.ts'

const nameOf = (number: number) => `photo${String(number).padStart(2, '0')}`

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-command-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** `npm run pictures`. */
async function startPictures() {
  const child = spawn(process.execPath, [await bundled('operations/pictures/pictures.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), said }))
  return { ended, stop: () => child.kill('SIGINT') }
}

const pictures = async () => (await startPictures()).ended

/** The lowest height at which the first of forty is seen before the last; drawing time grows with the pixels. */
const HEIGHT = 60

async function putPhotos(amount: number) {
  await mkdir(join(dataDir, 'uploads'))
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width: 400, height: HEIGHT, channels: 3, background: '#808080', noise } })
  const bytes = await photo.jpeg().toBuffer()
  for (let each = 1; each <= amount; each += 1)
    await writeFile(join(dataDir, 'uploads', `${nameOf(each)}.jpg`), bytes)
}

/** The pictures that are made, by name. */
async function made() {
  const names = await readdir(join(dataDir, 'uploads/.facts')).catch(() => [])
  return names.map((name) => name.replace(`-jpg_400x${HEIGHT}.made`, '')).sort()
}

test('it makes what is missing; stopped it says what is left, and run again it goes on to the end', async () => {
  await putPhotos(40)
  const first = await startPictures()
  await expect.poll(made, { timeout: 30_000, interval: 10 }).not.toEqual([])
  first.stop()
  expect(await first.ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('已停止，还有 ') as string,
  })
  const before = await made()
  expect(before.length).toBeLessThan(38)

  // Enough to see that it goes on.
  for (let each = before.length + 3; each <= 40; each += 1)
    await rm(join(dataDir, 'uploads', `${nameOf(each)}.jpg`))
  expect(await pictures()).toEqual({ code: 0, said: '已为 2 张图片生成缩小版。\n' })
  expect(await made()).toEqual([...before, nameOf(before.length + 1), nameOf(before.length + 2)])
  expect(await pictures()).toEqual({ code: 0, said: '所有图片都已有缩小版。\n' })
})

test('two at once do no harm', async () => {
  await putPhotos(3)
  const [one, other] = await Promise.all([pictures(), pictures()])
  expect([one.code, other.code]).toEqual([0, 0])
  expect(await made()).toEqual([nameOf(1), nameOf(2), nameOf(3)])
  expect(await readdir(join(dataDir, 'uploads/.variants/.incoming'))).toEqual([])
})

test('without a folder of uploads it makes none, and ends with 1', async () => {
  const { code, said } = await pictures()
  expect([code, said]).toEqual([1, expect.stringContaining(join(dataDir, 'uploads'))])
  expect(await readdir(dataDir)).toEqual([])
})

test('a file that is no picture is named, and the others are made', async () => {
  await putPhotos(3)
  await writeFile(join(dataDir, 'uploads', 'broken.png'), 'no picture')
  const { code, said } = await pictures()
  expect(code).toBe(1)
  expect(said).toContain('未能处理 broken.png')
  expect(await made()).toEqual([nameOf(1), nameOf(2), nameOf(3)])
})
