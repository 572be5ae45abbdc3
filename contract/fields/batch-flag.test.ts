import { expect, test } from 'vitest'
import { batchFlagOf } from './batch-flag.ts'
import { flag, choice } from './choice-fields.ts'
import { internal } from './field-recipe.ts'

const isPinned = flag('置顶', { 1: '置顶', 0: '普通' }, 0)

test.each([
  ['status, though another flag comes after it', { status: flag(), isPinned }, 'status'],
  ['status, though another flag comes before it', { isPinned, status: flag() }, 'status'],
  ['the last one, where none is called status', { categoryStatus: flag(), isPinned }, 'isPinned'],
  ['none that only the product sets', { isPinned, isSuspect: internal(flag()) }, 'isPinned'],
  ['none, where no field is a flag', { status: choice('状态', { open: '开放' }) }, undefined],
])('a row’s switch and bulk acts are of %s', (_title, fields, expected) => {
  expect(batchFlagOf(fields)).toBe(expected)
})
