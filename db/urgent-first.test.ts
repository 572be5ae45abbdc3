import { expect, test } from 'vitest'
import { createUrgentFirst } from './urgent-first.ts'

function queue() {
  const done: string[] = []
  const inTurn = createUrgentFirst()
  const add = (name: string, isUrgent = false) => inTurn(async () => void done.push(name), { isUrgent })
  return { done, inTurn, add }
}

test('what is urgent comes before what waits, the newest first', async () => {
  const { done, add } = queue()
  await Promise.all([add('running'), add('old'), add('older'), add('upload', true), add('newer', true)])
  expect(done).toEqual(['running', 'newer', 'upload', 'old', 'older'])
})

test('a failed piece of work holds up none', async () => {
  const { done, inTurn, add } = queue()
  const failing = inTurn(() => Promise.reject(new Error('broken')))
  await Promise.all([expect(failing).rejects.toThrow('broken'), add('next')])
  expect(done).toEqual(['next'])
})

test('the queue goes on after it was empty', async () => {
  const { done, add } = queue()
  await add('first')
  await add('second')
  expect(done).toEqual(['first', 'second'])
})
