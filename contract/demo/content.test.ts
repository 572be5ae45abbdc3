import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageKeys } from '#contract/types/page-config.ts'
import { caseCategories } from '#contract/types/case.ts'
import { storedTypes } from '#contract/stored-types.ts'
import { demoContent } from './content.ts'
import type { DemoRecord } from './demo-record.ts'

const folder = fileURLToPath(new URL('./media/', import.meta.url))
const files = readdirSync(folder)
const records: [string, DemoRecord][] = Object.entries(demoContent).flatMap(([name, rows]) =>
  rows.map((row): [string, DemoRecord] => [name, row]),
)
const texts = records.flatMap(([, row]) => Object.values(row)).filter((value) => typeof value === 'string')
const referenced = new Set(texts.flatMap((text) => text.match(/demo-[\w-]+\.(?:webp|jpg|png)/g) ?? []))

test('every picture that the demonstration content names is there, and no other', () => {
  expect([...referenced].sort()).toEqual([...files].sort())
})

test('pictures are light: each under 200 KB, together under 4 MB', () => {
  const sizes = files.map((file) => statSync(path.join(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThan(200 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * 1024 * 1024)
})

test('no text says what the advertising law forbids', () => {
  const forbidden =
    /最|第一|唯一|首个|首家|首选|国家级|世界级|顶级|顶尖|极致|领先|领军|独家|绝对|冠军|王牌|100\s*%|百分之百|填补空白/
  expect(texts.filter((text) => forbidden.test(text))).toEqual([])
})

test('a space stands between Chinese and Latin letters or figures, and punctuation is Chinese', () => {
  const prose = texts.filter((text) => /[一-鿿]/.test(text)).map((text) => text.replace(/<[^>]+>/g, '\n'))
  const glued = /[一-鿿][A-Za-z0-9]|[A-Za-z0-9%][一-鿿]|[一-鿿][,;:?!]/
  expect(prose.filter((text) => glued.test(text))).toEqual([])
})

test('every record keeps to the declared fields of its content type', () => {
  const declared = new Map(storedTypes.map((type) => [type.name, new Set(Object.keys(type.fields))]))
  const strange = records.flatMap(([name, row]) =>
    Object.keys(row)
      .filter((key) => !declared.get(name)?.has(key))
      .map((key) => `${name}.${key}`),
  )
  expect(strange).toEqual([])
})

test('X-50 each of the eleven pages has title, subtitle, description and background', () => {
  const keys = demoContent['page-config'].map((row) => `${row.pageKey}/${row.configKey}`)
  const expected = Object.keys(pageKeys).flatMap((page) =>
    ['title', 'subtitle', 'description', 'backgroundImage'].map((key) => `${page}/${key}`),
  )
  expect(keys.sort()).toEqual(expected.sort())
})

test('X-10 cases belong to known categories', () => {
  expect(demoContent.case.filter((row) => !Object.hasOwn(caseCategories, String(row.category)))).toEqual([])
})

test('addresses, telephones and mailboxes are placeholders', () => {
  const all = texts.join('\n')
  expect(all.match(/[\w.]+@[\w.]+/g)?.filter((mailbox) => !mailbox.endsWith('@example.com'))).toEqual([])
  expect(all.match(/0\d{2,3}-\d{8}/g)?.filter((phone) => !phone.endsWith('-00000000'))).toEqual([])
  expect(
    all.match(/https?:\/\/[^\s"<]+/g)?.filter((url) => !/^https:\/\/(www\.)?example\.com/.test(url)),
  ).toEqual([])
  expect(all).not.toMatch(/1[3-9]\d{9}/)
})

test('a switched-off banner and partner show that visitors see only what is enabled', () => {
  expect(demoContent.banner.filter((row) => row.status === 0)).toHaveLength(1)
  expect(demoContent.partner.filter((row) => row.status === 0)).toHaveLength(1)
})
