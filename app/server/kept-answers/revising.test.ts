import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { answer } from '#contract/engine/answer.ts'
import { isShown } from '#contract/shown-types.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import type { OthersHeard } from '#db/hear-others.ts'
import { createRevisions } from './revisions.ts'
import { revising } from './revising.ts'

function revised() {
  const revisions = createRevisions()
  const close = () => Promise.resolve()
  const backend = revising({ ...createMemoryBackend(), close }, revisions)
  return { revisions, backend }
}

test('a write of content begins a revision, before it is done for who asked for it', async () => {
  const { revisions, backend } = revised()
  const before = revisions.current()
  await backend.transaction((stores) => stores.of('partner').update(1, { name: '新名称' }))
  expect(revisions.current()).not.toBe(before)
})

test('the variants of a picture that was just uploaded begin one', async () => {
  const revisions = createRevisions()
  const memory = createMemoryBackend()
  let made = () => undefined as void
  memory.files.pictures.onUrgentMade = (listener) => void (made = listener)
  revising({ ...memory, close: () => Promise.resolve() }, revisions)
  const before = revisions.current()
  made()
  expect(revisions.current()).not.toBe(before)
})

test('a write that failed begins one too', async () => {
  const { revisions, backend } = revised()
  const before = revisions.current()
  const failing = backend.transaction(async (stores) => {
    await stores.of('partner').update(1, { name: '新名称' })
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(revisions.current()).not.toBe(before)
})

test('a message of a visitor, an entry of the journal, a session and reading begin none', async () => {
  const { revisions, backend } = revised()
  const before = revisions.current()
  await backend.transaction(async (stores) => {
    await stores.of('contact-message').remove(1)
    await stores.of('partner').find()
    for (const name of ['audit', 'session', 'account']) await stores.of(name).find()
  })
  expect(revisions.current()).toBe(before)
})

test('writes of other processes begin revisions; while they go unheard each is a new one', () => {
  const revisions = createRevisions()
  let others: OthersHeard | undefined
  const hearOthers = (heard: OthersHeard) => void (others = heard)
  revising({ ...createMemoryBackend(), hearOthers, close: () => Promise.resolve() }, revisions)
  expect(revisions.current()).not.toBe(revisions.current())
  others?.found()
  const heard = revisions.current()
  expect(revisions.current()).toBe(heard)
  others?.written()
  expect(revisions.current()).not.toBe(heard)
  others?.lost()
  expect(revisions.current()).not.toBe(revisions.current())
})

const publicReads = contract.flatMap(({ calls }) =>
  calls
    .filter(({ access, method }) => access !== 'admin' && method === 'GET')
    .map(({ line, path }) => ({ line, path })),
)

test.each(publicReads)(
  '$line is made of what visitors may be shown, so that its writes are noticed',
  async ({ path }) => {
    const memory = createMemoryBackend()
    const read: string[] = []
    const backend = { ...memory, stores: { of: (name: string) => (read.push(name), memory.stores.of(name)) } }
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'id' ? '1' : 'about'))
    const response = await answer(new Request(`http://site${address}`), backend, { address: '127.0.0.1' })
    expect(response.status).toBeLessThan(500)
    expect(read.filter((name) => !isShown(name))).toEqual([])
  },
)
