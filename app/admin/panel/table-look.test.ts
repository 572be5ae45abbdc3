import { expect, test } from 'vitest'
import { lookIn, lookOf } from './table-look.ts'

const newest = { key: 'createTime', direction: 'descending' } as const

test('what a table opens with does not stand in the address', () => {
  expect(lookOf({ page: 1, size: 10, sort: 'createTime', order: 'desc' }, newest)).toEqual({
    page: '',
    size: '',
    keyword: '',
    sort: '',
    order: '',
  })
  expect(lookOf({ page: 1, size: 10 }, null)).toEqual({
    page: '',
    size: '',
    keyword: '',
    sort: '',
    order: '',
  })
})

test('what a table was asked for comes back from the address', () => {
  const query = { page: 3, size: 20, keyword: '合肥', sort: 'title', order: 'asc' } as const
  const look = new URLSearchParams(lookOf(query, newest))
  expect(lookIn(look, ['title'])).toEqual(query)
})

test('what somebody wrote into the address and no table knows is left out', () => {
  const look = new URLSearchParams('page=-2&size=7&sort=secret&order=up&keyword=%20')
  expect(lookIn(look, ['title'])).toEqual({})
})
