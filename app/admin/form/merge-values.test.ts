import { expect, test } from 'vitest'
import { flag } from '#contract/fields/choice-fields.ts'
import { text } from '#contract/fields/text-fields.ts'
import { mergeValues } from './merge-values.ts'

const fields = { title: text('标题'), note: text('备注'), status: flag() }
const base = { title: '甲', note: '一', status: 1 }

test('X-99 what only one side changed is merged', () => {
  const mine = { ...base, title: '乙' }
  expect(mergeValues(fields, { base, mine, theirs: { ...base, id: 3, status: 0 } })).toEqual({
    values: { title: '乙', note: '一', status: 0 },
    taken: ['status'],
    disputed: [],
  })
})

test('X-99 what both sides changed alike is no question', () => {
  const both = { ...base, title: '乙' }
  expect(mergeValues(fields, { base, mine: both, theirs: both })).toEqual({
    values: both,
    taken: [],
    disputed: [],
  })
})

test('X-99 what both sides changed in different ways is disputed, and keeps the value of the form', () => {
  const versions = { base, mine: { ...base, title: '乙' }, theirs: { ...base, title: '丙', note: '二' } }
  expect(mergeValues(fields, versions)).toEqual({
    values: { title: '乙', note: '二', status: 1 },
    taken: ['note'],
    disputed: ['title'],
  })
})

test('X-99 without the values that the form began with, every difference is disputed', () => {
  const versions = { base: undefined, mine: base, theirs: { ...base, status: 0 } }
  expect(mergeValues(fields, versions)).toMatchObject({ values: base, disputed: ['status'] })
})
