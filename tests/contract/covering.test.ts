import { describe, expect, test } from 'vitest'
import type { ContentType } from '#contract/engine/content-type.ts'
import { banner } from '#content/banner/banner.type.ts'
import { everyBackend } from './backends.ts'
import { callsOn, featuresOf, featuresOfCall, featuresOfDeclared, typesOn } from './covering.ts'
import { allCalls, keptTypes, listTypes, singleTypes } from './records.ts'
import { types } from './specification.ts'

const all = <Item>(items: readonly Item[], featuresOf: (item: Item) => ReadonlySet<string>) =>
  [...new Set(items.flatMap((item) => [...featuresOf(item)]))].sort()

test.each(['SQLite', 'memory'] as const)(
  '%s tries every type and every call where it is named, and alone',
  (whole) => {
    const names = everyBackend.map(([name]) => name)
    const triesAll = (name: string) => typesOn(name, types, whole).length === types.length
    const asksAll = (name: string) => callsOn(name, allCalls, whole).length === allCalls.length
    expect(names.filter(triesAll)).toEqual([whole])
    expect(names.filter(asksAll)).toEqual([whole])
  },
)

test('what is not said to be tried whole on memory is on SQLite', () => {
  expect(typesOn('SQLite', types)).toEqual(types)
  expect(callsOn('SQLite', allCalls)).toEqual(allCalls)
})

const wholes = everyBackend.flatMap(([name]) =>
  (['SQLite', 'memory'] as const).map((whole) => [name, whole] as const),
)

describe.each(wholes)('%s, where %s tries all,', (name, whole) => {
  test.each(Object.entries({ types, keptTypes, listTypes, singleTypes }))(
    'meets every feature that is declared of any of the %s',
    (_what, some) => {
      expect(all(typesOn(name, some, whole), featuresOf)).toEqual(all(some, featuresOf))
    },
  )

  test('meets each act on each feature of a field, and every call that follows no rule', () => {
    const tried = callsOn(name, allCalls, whole)
    expect(all(tried, featuresOfCall)).toEqual(all(allCalls, featuresOfCall))
    expect(tried.map(({ endpoint }) => endpoint)).toContain('POST /api/contact/add')
  })
})

describe('a feature that no type has yet is one of its own', () => {
  const known = new Set(types.flatMap((type) => [...featuresOf(type)]))
  const { title } = banner.fields
  const plain: ContentType = banner
  const planted: readonly (readonly [what: string, type: ContentType])[] = [
    ['a kind of field that is unique', { ...plain, fields: { title: { ...title, isUnique: true } } }],
    [
      'a kind of field that is encrypted',
      { ...plain, fields: { a: { ...title, kind: 'link', isEncrypted: true } } },
    ],
    ['a kind of field that may be empty', { ...plain, fields: { a: { ...title, initial: null } } }],
    ['an order by another kind', { ...plain, sortedBy: [{ field: 'title', direction: 'desc' }] }],
    ['fields that are unique together', { ...plain, uniqueTogether: ['title'] }],
    ['a rule that nobody has thought of', { ...plain, isKeptForEver: true } as ContentType],
    [
      'an entry of a list',
      { ...plain, fields: { a: { ...title, kind: 'list', fields: { b: { ...title, isEncrypted: true } } } } },
    ],
  ]

  test.each(planted)('%s', (_what, type) => {
    expect([...featuresOfDeclared(plain)].filter((feature) => !known.has(feature))).toEqual([])
    expect([...featuresOfDeclared(type)].filter((feature) => !known.has(feature))).not.toEqual([])
  })
})
