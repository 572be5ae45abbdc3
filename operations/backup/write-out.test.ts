import { Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { writeOut } from './write-out.ts'

const PIECES = 50
const pieces = () => Readable.from(Array.from({ length: PIECES }, () => Buffer.alloc(1000)))

/** Takes one piece at a time, each a moment later. */
function slowTaker(take: () => Error | undefined = () => undefined) {
  const listening: number[] = []
  const taker = new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      listening.push(taker.listenerCount('close') + taker.listenerCount('drain'))
      setImmediate(() => done(take()))
    },
  })
  return { taker, listening }
}

test('a pipe that takes slowly is waited for each time, and nothing is left listening', async () => {
  const { taker, listening } = slowTaker()
  expect(await writeOut(pieces(), taker)).toBe(PIECES * 1000)
  expect(listening).toHaveLength(PIECES + 1)
  expect(Math.max(...listening)).toBeLessThanOrEqual(2)
})

test('a pipe whose reader has gone is told', async () => {
  let taken = 0
  const gone = Object.assign(new Error('broken pipe'), { code: 'EPIPE' })
  const { taker } = slowTaker(() => (++taken > 3 ? gone : undefined))
  await expect(writeOut(pieces(), taker)).rejects.toThrow('broken pipe')
})
