import { expect, test } from '@playwright/test'
import { workQueue } from './work-queue.ts'

const kindOf = (thing: string) => thing[0]!

test('each worker stays with a kind while there is some of it, then begins one that nobody has begun', () => {
  const { next } = workQueue(['a1', 'b1', 'a2', 'c1', 'b2'], kindOf)
  expect([next(), next()]).toEqual(['a1', 'b1'])
  expect([next('b1'), next('b2')]).toEqual(['b2', 'c1'])
  expect(next('a1')).toBe('a2')
})

test('who finds no kind to begin helps where most is left, and everything is handed out once', () => {
  const things = ['a1', 'b1', 'b2', 'b3', 'a2', 'b4']
  const { next } = workQueue(things, kindOf)
  expect([next(), next()]).toEqual(['a1', 'b1'])
  const taken = ['a1', 'b1', next()]
  expect(taken.at(-1)).toBe('b2')
  for (let thing = next('a1'); thing; thing = next(thing)) taken.push(thing)
  expect(taken.toSorted()).toEqual(things.toSorted())
  expect([next(), next('b1')]).toEqual([undefined, undefined])
})

test('where one has failed, nothing more is handed out', () => {
  const { next, end } = workQueue(['a1', 'a2'], kindOf)
  const first = next()
  end()
  expect([first, next(first), next()]).toEqual(['a1', undefined, undefined])
})
