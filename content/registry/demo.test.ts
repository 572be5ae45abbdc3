import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { MediaKind } from '#contract/shared/media-kinds.ts'
import { checkFields } from '#contract/fields/check-fields.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { shownMoment } from '#contract/shared/moments.ts'
import { storedTypes } from './stored-types.ts'
import { caseCategories } from '#content/case/case.type.ts'
import { pageKeys } from '#content/page-config/page-config.type.ts'
import { mediaTypes, type MediaExtension } from '#contract/shared/upload-rules.ts'
import { cleanHtml } from '#db/store/clean-html.ts'
import { demoContent } from './demo.generated.ts'
import type { DemoRecord } from '#content/demo/demo-record.ts'

// Their rows come from visitors or from the product itself.
const filledByPeople = new Set([
  'account',
  'session',
  'attempt',
  'revision',
  'audit',
  'audit-anchor',
  'contact-message',
  'application',
  'resume',
])
const folder = fileURLToPath(new URL('../demo/media/', import.meta.url))
const files = readdirSync(folder)
const records: [string, DemoRecord][] = Object.entries(demoContent).flatMap(([name, rows]) =>
  rows.map((row): [string, DemoRecord] => [name, row]),
)
const texts = records.flatMap(([, row]) => textsIn(row))
const referenced = new Set(texts.flatMap((text) => text.match(/demo-[\w-]+\.(?:webp|mp4|mp3)/g) ?? []))
const contentTypes = storedTypes.filter(({ name }) => !filledByPeople.has(name))

test('every file that the demonstration content names is there, and no other', () => {
  expect([...referenced].sort()).toEqual([...files].sort())
})

test('media are light: each under 200 KB, together under 6 MB', () => {
  const sizes = files.map((file) => statSync(path.join(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThan(200 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024)
})

test('every content type that administrators keep has rows, and each row names a type', () => {
  const step = 'write rows of the type: the demo file of its folder (then npm run content)'
  expect(Object.keys(demoContent).sort(), step).toEqual(contentTypes.map(({ name }) => name).sort())
  expect(Object.entries(demoContent).filter(([, rows]) => rows.length === 0)).toEqual([])
})

test('every row passes the checks of its own content type', () => {
  const refused = records.flatMap(([name, row]) => {
    const type = contentTypes.find((each) => each.name === name)
    const fields = type?.fields ?? {}
    return checkFields(fields, asSent(fields, row), 'whole').errors.map((error) => ({ name, ...error }))
  })
  expect(refused, 'correct the rows of these types: the demo file of their folder').toEqual([])
})

test('a file stands only where its kind belongs', () => {
  const strange = records.flatMap(([name, row]) => {
    const type = contentTypes.find((each) => each.name === name)
    return mediaIn(type?.fields ?? {}, row).filter(
      ([kind, file]) => mediaTypes[extensionOf(file)].kind !== kind,
    )
  })
  expect(strange).toEqual([])
})

test('X-43 HTML is stored as cleaning would leave it', () => {
  const written = texts.filter((text) => /<[a-z]/.test(text))
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((html) => cleanHtml(html) !== html)).toEqual([])
})

test('gallery images belong to modules that are there', () => {
  const modules = demoContent['government-module'].map((_, index) => index + 1)
  const owners = new Set(demoContent['gallery-image'].map((row) => Number(row.moduleId)))
  expect([...owners]).toEqual(modules)
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

test('X-10 each of the 21 categories has at least two cases, each with its story', () => {
  const counts = Object.keys(caseCategories).map(
    (category) => demoContent.case.filter((row) => row.category === category && row.status === 1).length,
  )
  expect(counts).toHaveLength(21)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  expect(demoContent.case.filter((row) => !String(row.content).includes('<h2>'))).toEqual([])
})

test('the five locations have jobs, the four driving tabs have entries', () => {
  expect(new Set(demoContent.recruitment.map((row) => row.jobLocation))).toEqual(
    new Set(['合肥', '淮南-山南', '淮南山北', '扬州', '驻场']),
  )
  expect(new Set(demoContent['autonomous-driving-item'].map((row) => row.category))).toEqual(
    new Set(['service', 'collection', 'platform', 'advantage']),
  )
})

test('addresses, telephones and mailboxes are placeholders', () => {
  const all = texts.join('\n')
  expect(all.match(/[\w.]+@[\w.]+/g)?.filter((mailbox) => !mailbox.endsWith('@example.com'))).toEqual([])
  expect(all.match(/0\d{2,3}-\d{8}/g)?.filter((phone) => !phone.endsWith('-00000000'))).toEqual([])
  expect(
    all.match(/https?:\/\/[^\s"<]+/g)?.filter((url) => !/^https:\/\/(www\.)?example\.com/.test(url)),
  ).toEqual([])
  expect(all).not.toMatch(/1[3-9]\d{9}/)
  expect(all).not.toMatch(/\d{17}[\dXx]/)
})

test('switched-off rows and a draft show that visitors see only what is enabled', () => {
  const switchedOff = [
    'banner',
    'partner',
    'case',
    'news',
    'recruitment',
    'gallery-image',
    'core-member',
  ] as const
  const counts = switchedOff.map((name) => demoContent[name].filter((row) => row.status === 0).length)
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1])
})

/** Every text of a row, those of its lists too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A row as a caller would send it: moments are kept in UTC and sent in Asia/Shanghai. */
function asSent(fields: FieldSet, row: DemoRecord): Record<string, unknown> {
  const isMoment = (name: string) => fields[name]?.kind === 'dateTime'
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isMoment(name) && typeof value === 'string' ? shownMoment(value) : value,
    ]),
  )
}

/** The files of a row, each with the kind its field asks for. */
function mediaIn(fields: FieldSet, row: Readonly<Record<string, unknown>>): [MediaKind, string][] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]): [MediaKind, string][] => {
    const value = row[name]
    if (field.fields && Array.isArray(value))
      return value.flatMap((entry: Record<string, unknown>) => mediaIn(field.fields ?? {}, entry))
    return field.media
      ? textsIn(value)
          .filter(Boolean)
          .map((file) => [field.media!, file])
      : []
  })
}

function extensionOf(file: string) {
  return path.extname(file).slice(1) as MediaExtension
}
