import { expect, test } from 'vitest'
import { headingsOf } from './markdown-headings.ts'

const anchorsOf = (markdown: string) => headingsOf(markdown).map(({ anchor }) => anchor)

test.each([
  ['## Backup and restore', 'backup-and-restore'],
  ['## 应答缓存', '应答缓存'],
  ['### 更换 PII_KEY', '更换-pii_key'],
  ['## SQLite 文件被锁', 'sqlite-文件被锁'],
  ['## 备份、恢复：怎么做？（旧版）', '备份恢复怎么做旧版'],
  ['## `npm run move` 与 **搬家**', 'npm-run-move-与-搬家'],
  ['## 见[搬家](moving.md)', '见搬家'],
  ['## A - B', 'a---b'],
])('%s has the anchor that GitHub gives it', (heading, anchor) => {
  expect(anchorsOf(heading)).toEqual([anchor])
})

test('headings of the same words are numbered, and none takes the anchor of another', () => {
  expect(anchorsOf('# 命令\n## 命令\n## 命令-1\n## 命令')).toEqual(['命令', '命令-1', '命令-1-1', '命令-2'])
})

test('what stands in a block of code is no heading', () => {
  expect(anchorsOf('# 命令\n```sh\n# 注释\n```\n')).toEqual(['命令'])
})
