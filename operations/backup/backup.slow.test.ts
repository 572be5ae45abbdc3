import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { bundled } from '#tests/setup/bundled.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** `npm run backup` or `npm run restore`, unbundled. */
async function command(
  name: 'backup' | 'restore',
  words: string[],
  env: Record<string, string>,
  input?: Buffer,
) {
  const child = spawn(process.execPath, [await bundled(`operations/backup/${name}.ts`), ...words], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  let said = ''
  const out: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => void out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
  // Anyone who refuses at once does not read.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number]
  return { code, said, out: Buffer.concat(out) }
}

test(
  'out of one command into the other, encrypted; each says what it did, and nothing else comes out',
  { timeout: 60_000 },
  async () => {
    const site = { DATA_DIR: join(folder, 'site'), BACKUP_KEY: 'ab'.repeat(32) }
    await (await createDatabaseBackend({ dataDir: site.DATA_DIR })).close()
    await writeFile(join(site.DATA_DIR, 'uploads/photo.png'), 'picture')
    const taken = await command('backup', ['--to', '-'], site)
    expect([taken.code, taken.said]).toEqual([
      0,
      expect.stringMatching(/^备份完成：SQLite .*文件 1 个.*已加密。\n$/),
    ])
    expect(taken.out.subarray(0, 8).toString()).toBe('TLBACKUP')

    const there = { ...site, DATA_DIR: join(folder, 'there') }
    const restored = await command('restore', ['--from', '-'], there, taken.out)
    expect([restored.code, restored.out.length]).toEqual([0, 0])
    expect(restored.said).toContain(`已恢复到 ${there.DATA_DIR}`)
    expect(await readFile(join(there.DATA_DIR, 'uploads/photo.png'), 'utf8')).toBe('picture')

    const file = join(folder, 'damaged.backup')
    taken.out[5000] = (taken.out[5000] ?? 0) ^ 1
    await writeFile(file, taken.out)
    const checked = await command('backup', ['--check', file], site)
    expect([checked.code, checked.said]).toEqual([1, expect.stringContaining('备份已损坏')])
    const again = await command('backup', ['--to', file], site)
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('已存在')])
  },
)

test(
  'without a site, a file or words they end with 1 and a line, and make nothing',
  { timeout: 60_000 },
  async () => {
    const env = { DATA_DIR: join(folder, 'none') }
    const [taken, restored, wordless, tooMany] = await Promise.all([
      command('backup', ['--to', join(folder, 'new.backup')], env),
      command('restore', ['--from', join(folder, 'no-such-file')], env),
      command('backup', [], env),
      command('restore', ['--from', 'one', 'other'], env),
    ])
    expect([taken.code, taken.said]).toEqual([1, expect.stringContaining('没有找到网站的数据库')])
    expect([restored.code, restored.said]).toEqual([1, expect.stringContaining('没有这个文件')])
    expect([wordless.code, wordless.said]).toEqual([1, expect.stringContaining('用法')])
    expect([tooMany.code, tooMany.said]).toEqual([1, expect.stringContaining('用法')])
    expect(await readdir(folder)).toEqual([])
  },
)

test.skipIf(process.platform === 'win32')(
  'stopped in the middle, a backup leaves nothing of people’s data behind',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = join(folder, 'site')
    await (await createDatabaseBackend({ dataDir: DATA_DIR })).close()
    const before = (await readdir(DATA_DIR)).sort()
    // Nobody takes its bytes, so it is under way for as long as this test wants.
    await writeFile(join(DATA_DIR, 'uploads/film.mp4'), Buffer.alloc(8_000_000))
    const child = spawn(process.execPath, [await bundled('operations/backup/backup.ts'), '--to', '-'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
    await once(child.stdout, 'readable')
    expect((await readdir(DATA_DIR)).some((name) => name.startsWith('.backup-'))).toBe(true)
    child.kill('SIGINT')
    child.stdout.resume()
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(said).toBe('已停止：没有写完的内容已删除。\n')
    expect((await readdir(DATA_DIR)).sort()).toEqual(before)
  },
)
