import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#contract/engine/backend.ts'
import { chainHash, verifyChain } from '#contract/audit/audit-chain.ts'
import { purge } from '#operations/privacy/purge.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

const DAY_MS = 24 * 3_600_000

describe.each(backends)("the journal's chain on %s", (_name, open) => {
  let api: TestApi
  let ids: number[]
  beforeEach(async () => {
    api = await openApi(open)
    for (const name of ['甲', '乙', '丙']) await act(name)
    ids = (await api.rows('audit')).map(({ id }) => Number(id))
  })
  afterEach(() => api.close())

  const act = (name: string) => api.admin('POST /api/partner/add', { body: { name } })
  const verify = () => verifyChain(api.backend.stores)
  const meddle = (work: (stores: Stores) => Promise<unknown>) => api.backend.transaction(work)
  const remove = (...removed: (number | undefined)[]) =>
    meddle(async (stores) => {
      for (const id of removed) {
        for (const revision of await stores.of('revision').find({ where: { auditId: id ?? 0 } }))
          await stores.of('revision').remove(revision.id)
        await stores.of('audit').remove(id ?? 0)
      }
    })

  test('an untouched journal is whole', async () => {
    expect(await verify()).toEqual({ checked: ids.length })
  })

  test('a missing end, a missing beginning and an emptied journal are found', async () => {
    await remove(ids.at(-1))
    expect(await verify()).toEqual({ checked: ids.length - 1, isCut: true })
    await remove(ids[0])
    expect(await verify()).toEqual({ checked: 0, brokenAt: ids[1] })
    await remove(...ids)
    expect(await verify()).toEqual({ checked: 0, isCut: true })
  })

  test('a missing end is found when the journal went on after it, too', async () => {
    await remove(ids.at(-1))
    await act('丁')
    expect(await verify()).toEqual({ checked: ids.length - 1, brokenAt: (ids.at(-1) ?? 0) + 1 })
  })

  test('no entry passes for one from before the chain', async () => {
    await meddle((stores) => stores.of('audit').update(ids[0] ?? 0, { title: '改', hash: '' }))
    expect(await verify()).toEqual({ checked: 0, brokenAt: ids[1] })
    await meddle(async (stores) => {
      for (const id of ids) await stores.of('audit').update(id, { title: '改', hash: '' })
    })
    expect(await verify()).toEqual({ checked: 0, isCut: true })
  })

  test('an entry added by hand is found, before and after the next true one', async () => {
    await meddle(async (stores) => {
      const previousHash = String((await stores.of('audit').get(ids.at(-1) ?? 0))?.hash)
      const entry = {
        createTime: '2026-03-01T02:00:00.000Z',
        accountId: 1,
        username: 'liu',
        action: 'signIn',
      }
      const whole = {
        ...entry,
        address: '',
        typeName: '',
        noun: '',
        recordId: null,
        title: '',
        changedKeys: '',
      }
      const hash = await chainHash(previousHash, whole, [])
      await stores.of('audit').create({ ...whole, previousHash, hash })
    })
    expect(await verify()).toEqual({ checked: ids.length + 1, isCut: true })
    await act('丁')
    expect(await verify()).toMatchObject({ checked: ids.length + 1, brokenAt: (ids.at(-1) ?? 0) + 2 })
  })

  test('a journal without its anchor is not whole', async () => {
    await meddle((stores) => stores.of('audit-anchor').remove(1))
    expect(await verify()).toMatchObject({ isCut: true })
  })

  test('what the purge removed is not missed, what is removed after it is', async () => {
    api.pass(400 * DAY_MS)
    await act('丁')
    await purge(api.backend)
    const [first, second] = await api.rows('audit')
    expect(first?.id).toBeGreaterThan(ids.at(-1) ?? 0)
    const { length } = await api.rows('audit')
    expect(await verify()).toEqual({ checked: length })
    await remove(Number(first?.id))
    expect(await verify()).toEqual({ checked: 0, ...(second ? { brokenAt: second.id } : { isCut: true }) })
  })

  test('acts and a purge beside the walk are no fault', async () => {
    const during = (isDue: (found: number) => boolean, happens: () => Promise<unknown>): Stores => ({
      of(typeName) {
        const store = api.backend.stores.of(typeName)
        if (typeName !== 'audit') return store
        const find: typeof store.find = async (query) => {
          const found = await store.find(query)
          if (isDue(found.length)) {
            isDue = () => false
            await happens()
          }
          return found
        }
        return { ...store, find }
      },
    })
    const written = during((found) => found > 0, () => act('丁')) // oxfmt-ignore
    expect(await verifyChain(written)).toEqual({ checked: ids.length + 1 })
    api.pass(400 * DAY_MS)
    await api.signIn()
    const purged = during((found) => found > 0, () => purge(api.backend)) // oxfmt-ignore
    expect(await verifyChain(purged)).toEqual({ checked: (await api.rows('audit')).length })
  })
})
