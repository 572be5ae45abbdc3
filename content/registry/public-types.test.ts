import { expect, test } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { contract } from './contract.ts'
import { answer } from './answer.ts'
import { isPublicType } from './public-types.ts'

const publicReads = contract.flatMap(({ calls }) =>
  calls
    .filter(({ access, method }) => access !== 'admin' && method === 'GET')
    .map(({ endpoint, path }) => ({ line: endpoint, path })),
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
    expect(read.filter((name) => !isPublicType(name))).toEqual([])
  },
)
