import { expect, test } from 'vitest'
import { selectionAfter } from './selection.ts'

const keys = [1, 2, 3, 4, 5]

test('A press turns one row, and with the row before it every row between', () => {
  expect([...selectionAfter({ keys, selected: new Set([2]), key: 4 })]).toEqual([2, 4])
  expect([...selectionAfter({ keys, selected: new Set([2]), key: 2 })]).toEqual([])
  expect([...selectionAfter({ keys, selected: new Set([2]), key: 4, from: 2 })]).toEqual([2, 3, 4])
  expect([...selectionAfter({ keys, selected: new Set([5]), key: 3, from: 5 })]).toEqual([3, 4, 5])
})

test('A range takes rows out where its end was chosen; a start that has left the page is none', () => {
  expect([...selectionAfter({ keys, selected: new Set(keys), key: 4, from: 2 })]).toEqual([1, 5])
  expect([...selectionAfter({ keys, selected: new Set(), key: 4, from: 99 })]).toEqual([4])
})
