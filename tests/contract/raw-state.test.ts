import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

// What other tests prove by it, that nothing changed, is worth as much as what it finds.
describe.each(backends.filter(([name]) => name !== 'memory'))(
  'what %s keeps, told for tests',
  (_name, open) => {
    let api: TestApi
    beforeAll(async () => {
      api = await openApi(open)
      await api.put('partner', { ...partner, name: '甲' })
      await api.put('partner', { ...partner, name: '乙' })
    })
    afterAll(() => api.close())

    const partner = { logoUrl: '/upload/a.webp', websiteUrl: '', sortOrder: 0, status: 1 }
    const partners = () => api.backend.stores.of('partner').find()
    const update = (id: number, values: object) =>
      api.backend.transaction(async (stores) => void (await stores.of('partner').update(id, { ...values })))

    /** Tells whether it differs after the change, asked before, and a second time. */
    async function differsAfter(change: () => Promise<unknown>) {
      const before = await api.state()
      expect(await api.state()).toBe(before)
      await change()
      return (await api.state()) !== before
    }

    test('is another after a row was added, changed or removed', async () => {
      const added = { ...partner, name: '丙' }
      expect(await differsAfter(() => api.put('partner', added))).toBe(true)
      const [{ id: first = 0 } = {}] = await partners()
      expect(await differsAfter(() => update(first, { status: 0 }))).toBe(true)
      const remove = () => api.backend.transaction((stores) => stores.of('partner').remove(first))
      expect(await differsAfter(remove)).toBe(true)
    })

    test('is another after two rows changed places in one value', async () => {
      const [one, other] = await partners()
      const swap = async () => {
        await update(one!.id, { name: other!.name })
        await update(other!.id, { name: one!.name })
      }
      expect(await differsAfter(swap)).toBe(true)
    })

    test('is the same after a change and its way back, and after one that was given up', async () => {
      const [{ id, sortOrder } = { id: 0, sortOrder: 0 }] = await partners()
      const thereAndBack = async () => {
        await update(id, { sortOrder: 7 })
        await update(id, { sortOrder })
      }
      expect(await differsAfter(thereAndBack)).toBe(false)
      const givenUp = () =>
        api.backend
          .transaction(async (stores) => {
            await stores.of('partner').update(id, { sortOrder: 8 })
            throw new Error('given up')
          })
          .catch(() => undefined)
      expect(await differsAfter(givenUp)).toBe(false)
    })

    test('leaves out only the types that are named', async () => {
      const before = await api.state(['partner'])
      await api.put('partner', { ...partner, name: '丁' })
      expect(await api.state(['partner'])).toBe(before)
      expect(await api.state(['banner'])).not.toBe(await api.state(['banner', 'partner']))
    })
  },
)
