import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backups-'))
  await writeFile(join(root, 'file'), '')
  await mkdir(join(root, 'folder'))
})

afterEach(() => rm(root, { recursive: true }))

const folderOf = (path: string) => readSettings({ BACKUP_DIR: join(root, path) }).backups.folder

test.each(['file', 'file/backups', 'file/a/b'])(
  'BACKUP_DIR %s, which no folder can be, stops the start',
  (path) => {
    expect(() => folderOf(path)).toThrow(
      `BACKUP_DIR=${join(root, path)}：${join(root, 'file')} 是文件，不是文件夹，无法存放备份。`,
    )
  },
)

test.each(['folder', 'folder/new', 'a/b/c'])('BACKUP_DIR %s is taken', (path) => {
  expect(folderOf(path)).toBe(join(root, path))
})
