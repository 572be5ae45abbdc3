import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { downloadDriver } from './download-driver.mjs'
import { createDriverlessProject, type DriverlessProject } from './create-driverless-project.ts'

let project: DriverlessProject
let mirror: Server
let asked: string[]

beforeEach(async () => {
  project = await createDriverlessProject()
  asked = []
})
afterEach(async () => {
  mirror.closeAllConnections()
  mirror.close()
  await project.remove()
})

/** @returns its address */
async function startMirror(answer: (path: string) => Buffer | 'nothing' | 'silence'): Promise<string> {
  mirror = createServer((request, response) => {
    asked.push(request.url ?? '')
    const content = answer(request.url ?? '')
    if (content === 'silence') return
    response.writeHead(content === 'nothing' ? 404 : 200).end(content === 'nothing' ? '' : content)
  })
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`
}

test("a machine without compilers takes the driver's ready binary, and is told so", async () => {
  const archive = await readFile(await project.archive())
  const address = await startMirror(() => archive)
  const { code, out, err } = await project.prepareDriver({
    PATH: '',
    npm_config_sqlite3_binary_host: `${address}/sqlite3`,
  })
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^准备 SQLite 驱动 …\n {2}使用现成驱动（\d+\.\d 秒）\n$/)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^\/sqlite3\/v6\.0\.1\/sqlite3-v6\.0\.1-napi-v6-[a-z0-9-]+\.tar\.gz$/)
})

test('a driver that is there is neither fetched nor compiled', async () => {
  const archive = await readFile(await project.archive())
  const mirrored = { PATH: '', npm_config_sqlite3_binary_host: await startMirror(() => archive) }
  await project.prepareDriver(mirrored)
  expect(await project.prepareDriver(mirrored)).toEqual({ code: 0, out: '', err: '' })
  expect(asked).toHaveLength(1)
})

test('a folder of archives takes the place of the network', async () => {
  await startMirror(() => 'nothing')
  const archive = await project.archive()
  const name = `sqlite3-v6.0.1-napi-v6-${process.platform}-${process.arch}.tar.gz`
  const { out } = await project.prepareDriver({
    PATH: '',
    npm_config_sqlite3_local_prebuilds: await project.folderWith(archive, name),
  })
  expect([out.includes('使用现成驱动'), asked]).toEqual([true, []])
})

test.each([
  ['a mirror that has none for this machine', 'nothing' as const, '下载地址没有适合本机的版本'],
  ['a mirror whose archive is damaged', Buffer.from('no archive'), '下载失败'],
])('after %s the driver is compiled, once and without asking again', async (_case, answer, reason) => {
  const tools = await project.tools('python3', 'make', 'g++')
  const { code, out, err } = await project.prepareDriver({
    PATH: tools,
    npm_execpath: join(tools, 'npm-cli.js'),
    npm_config_sqlite3_binary_host: await startMirror(() => answer),
  })
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(`  没有取得现成驱动（${reason}），改为本机编译（约需一到两分钟）…\n`)
  expect(out).toMatch(/ {2}本机编译（\d+\.\d 秒）\n$/)
  expect(asked).toHaveLength(1)
  expect(await readFile(join(project.driver, 'npm-was-told'), 'utf8')).toBe(
    'rebuild sqlite3 --ignore-scripts=false sqlite3',
  )
})

test('a ready binary that does not run on this machine is not the end either', async () => {
  const archive = await readFile(await project.archive('no program'))
  const tools = await project.tools('python3', 'make', 'g++')
  const { code, out } = await project.prepareDriver({
    PATH: tools,
    npm_execpath: join(tools, 'npm-cli.js'),
    npm_config_sqlite3_binary_host: await startMirror(() => archive),
  })
  expect(code).toBe(0)
  expect(out).toContain('没有取得现成驱动（下载的版本不能在本机运行），改为本机编译')
})

test('without compilers and without a binary one line names every way out, and no address of a mirror', async () => {
  const address = await startMirror(() => 'nothing')
  mirror.close()
  const { code, err } = await project.prepareDriver({
    PATH: '',
    npm_config_sqlite3_binary_host: address.replace('//', '//chen:geheim@'),
  })
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toMatch(/^没有可用的 SQLite 驱动：没有取得现成驱动（无法连接下载地址），本机编译又缺少 /)
  for (const way of ['npm_config_sqlite3_binary_host', '安装编译工具（', 'DATABASE_URL'])
    expect(err).toContain(way)
  expect(err).not.toContain('geheim')
})

test('a mirror that takes the call and never answers is left after the answer timeout', async () => {
  const address = await startMirror(() => 'silence')
  const started = performance.now()
  const reason = await downloadDriver({
    folder: project.driver,
    env: { npm_config_sqlite3_binary_host: address, npm_config_cache: join(project.driver, 'cache') },
    timeouts: { answerMs: 1000, archiveMs: 60_000 },
  })
  expect([reason, asked.length]).toEqual(['下载地址没有应答', 1])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(existsSync(join(project.driver, 'build'))).toBe(false)
})
