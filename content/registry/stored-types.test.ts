import { expect, test } from 'vitest'
import { contract, internalTypes } from './contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { storedFields, storedTypes } from './stored-types.ts'
import { partner } from '#content/partner/partner.type.ts'

const every: readonly ContentType[] = [...contract, ...internalTypes]

test('every content type has a name of its own', () => {
  const names = every.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('visitors are shown declared fields only, and never a secret', () => {
  const shown = every.flatMap(({ fields, publicFields }) =>
    publicFields.filter((name) => name !== 'id').map((name) => fields[name]?.kind ?? 'undeclared'),
  )
  expect(shown).not.toContain('undeclared')
  expect(shown).not.toContain('secret')
})

test('groups of plain calls keep no rows; accounts, sessions, counters and revisions do', () => {
  const names = storedTypes.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['banner', 'audit', 'account', 'session', 'attempt', 'revision']),
  )
  expect(names).not.toContain('stats')
  expect(names).not.toContain('upload')
})

test('columns follow from the kinds of fields', () => {
  expect(storedFields(partner).map(({ name, column, isNullable }) => [name, column, isNullable])).toEqual([
    ['name', 'text', false],
    ['logoUrl', 'text', false],
    ['websiteUrl', 'text', false],
    ['description', 'text', false],
    ['sortOrder', 'integer', false],
    ['status', 'integer', false],
    ['createTime', 'text', true],
  ])
})
