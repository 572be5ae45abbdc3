import { expect, test } from 'vitest'
import { createWriterQueue } from './writer-queue.ts'

const INSIDE = 'A transaction was asked for inside a transaction'

test('a turn inside a turn of the same queue is refused, however deep and late', async () => {
  const queue = createWriterQueue()
  const other = createWriterQueue()
  await expect(queue(() => queue(async () => 'never'))).rejects.toThrow(INSIDE)
  await expect(queue(() => other(() => queue(async () => 'never')))).rejects.toThrow(INSIDE)
  await expect(queue(async () => (await Promise.resolve(), queue(async () => 'never')))).rejects.toThrow(
    INSIDE,
  )
  expect(await queue(async () => 'after them')).toBe('after them')
})

test('one of another queue is not, nor one that waits outside', async () => {
  const [one, other] = [createWriterQueue(), createWriterQueue()]
  expect(await one(() => other(async () => 'inside another'))).toBe('inside another')
  const order: string[] = []
  await Promise.all([
    one(async () => void order.push('first')),
    one(async () => void order.push('second')),
    other(() => one(async () => void order.push('third'))),
  ])
  expect(order).toEqual(['first', 'second', 'third'])
})
