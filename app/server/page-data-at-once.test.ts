import type { EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { readPageData } from './page-data-at-once.ts'

function contextWith(pieces: Uint8Array[]) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return { serverHandoffStream: stream, renderMeta: {} } as EntryContext
}

test('what a page is handed stands ready piece by piece, a character that lies across two of them whole', async () => {
  const bytes = new TextEncoder().encode('["图联"]')
  const context = contextWith([bytes.slice(0, 3), bytes.slice(3)])
  await readPageData(context)
  const results = Object.values(context.renderMeta?.streamCache ?? {}).map(({ result }) => result)
  expect(results.map((result) => result?.done)).toEqual([false, false, true])
  expect(results.map((result) => result?.value).join('')).toBe('["图联"]')
})

test('each rendering may take a reader', async () => {
  const context = contextWith([])
  await readPageData(context)
  expect(() => [1, 2].map(() => context.serverHandoffStream?.getReader())).not.toThrow()
})

test('a document without data is left alone', async () => {
  const context = {} as EntryContext
  await readPageData(context)
  expect(context).toEqual({})
})
