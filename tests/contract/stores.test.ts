import { describe, expect, test } from 'vitest'
import { everyBackend } from './backends.ts'
import { withEmptyStores } from './empty-stores.ts'

describe.each(everyBackend)('rows of stores on %s', (_name, open) => {
  const { create, storeOf, transaction } = withEmptyStores(open)
  const titles = async () => (await storeOf('banner').find()).map(({ title }) => title)

  test('a row answers exactly its id and its declared columns, those not given as declared', async () => {
    const [row] = await create('banner', { title: '欢迎', id: 77, createdAt: 'x', secret: 'y' })
    const expected = {
      id: 1,
      title: '欢迎',
      subtitle: '',
      imageUrl: '',
      linkUrl: '',
      sortOrder: 0,
      status: 1,
    }
    expect(row).toEqual(expected)
    expect(await storeOf('banner').get(1)).toEqual(expected)
    expect(Object.keys((await storeOf('banner').find())[0] ?? {})).toEqual(Object.keys(expected))
  })

  test('an update changes the given columns only, and never the id', async () => {
    await create('base', { name: '合肥', latitude: 31.9, longitude: 117.34 })
    const updated = await transaction((stores) =>
      stores.of('base').update(1, { id: 9, address: '路', latitude: null }),
    )
    expect(updated).toMatchObject({ id: 1, name: '合肥', address: '路', latitude: null, longitude: 117.34 })
    expect(await storeOf('base').count()).toBe(1)
  })

  test('an update of a row that is not there fails', async () => {
    await expect(transaction((stores) => stores.of('banner').update(5, { title: 'x' }))).rejects.toThrow()
  })

  test('the removal of a row that is not there does not fail', async () => {
    await create('banner', { title: 'a' })
    await transaction((stores) => stores.of('banner').remove(5))
    expect(await titles()).toEqual(['a'])
  })

  test('a removed id is never given again', async () => {
    await create('banner', { title: 'a' }, { title: 'b' })
    await transaction((stores) => stores.of('banner').remove(2))
    const [row] = await create('banner', { title: 'c' })
    expect(row?.id).toBe(3)
  })

  test('a row that was given out is a copy', async () => {
    await create('banner', { title: 'a' })
    const row = await storeOf('banner').get(1)
    if (row) row.title = 'changed by hand'
    expect(await titles()).toEqual(['a'])
  })

  test('what is declared unique is refused twice', async () => {
    await create('attempt', { key: 'a' })
    await expect(create('attempt', { key: 'a' })).rejects.toThrow()
  })

  test('what is declared unique together is refused twice', async () => {
    await create(
      'page-config',
      { pageKey: 'about', configKey: 'title' },
      { pageKey: 'about', configKey: 'subtitle' },
    )
    await expect(create('page-config', { pageKey: 'about', configKey: 'title' })).rejects.toThrow()
  })

  test('an unknown type is a mistake of the program and says so', () => {
    expect(() => storeOf('no-such-type')).toThrow()
  })
})

describe.each(everyBackend)('transactions on %s', (_name, open) => {
  const { create, storeOf, transaction } = withEmptyStores(open)

  test('a transaction that fails leaves nothing', async () => {
    const failing = transaction(async (stores) => {
      await stores.of('banner').create({ title: 'a' })
      await stores.of('partner').create({ name: 'b' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storeOf('banner').count()).toBe(0)
    expect(await storeOf('partner').count()).toBe(0)
  })

  test('a transaction sees its own writes; nobody else does before it ends', async () => {
    await transaction(async (stores) => {
      await stores.of('banner').create({ title: 'a' })
      expect(await stores.of('banner').count()).toBe(1)
      expect(await storeOf('banner').count()).toBe(0)
    })
    expect(await storeOf('banner').count()).toBe(1)
  })

  test('200 read-then-write transactions at once lose no update', async () => {
    await create('banner', { title: 'counter' })
    const increment = () =>
      transaction(async (stores) => {
        const row = await stores.of('banner').get(1, { forUpdate: true })
        await stores.of('banner').update(1, { sortOrder: Number(row?.sortOrder) + 1 })
      })
    await Promise.all(Array.from({ length: 200 }, increment))
    expect(await storeOf('banner').get(1)).toMatchObject({ sortOrder: 200 })
  })

  test('a write outside a transaction is refused', async () => {
    await expect(storeOf('banner').create({ title: 'a' })).rejects.toThrow(/outside a transaction/)
    await expect(storeOf('banner').update(1, { title: 'a' })).rejects.toThrow(/outside a transaction|No row/)
    await expect(storeOf('banner').remove(1)).rejects.toThrow(/outside a transaction/)
  })
})

describe.each(everyBackend)('the number of all rows on %s', (_name, open) => {
  const { create, storeOf, transaction } = withEmptyStores(open)

  test('is the same as before after a transaction that failed', async () => {
    const failing = transaction(async (stores) => {
      await stores.of('contact-message').create({ name: 'a' })
      expect(await stores.of('contact-message').count()).toBe(1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storeOf('contact-message').count()).toBe(0)
  })

  test('is right after rows came and went, and a row was removed twice', async () => {
    const messages = storeOf('contact-message')
    const [first, second] = await create('contact-message', { name: 'a' }, { name: 'b' }, { name: 'c' })
    await transaction(async (stores) => {
      await stores.of('contact-message').remove(second!.id)
      await stores.of('contact-message').remove(second!.id)
      await stores.of('contact-message').update(first!.id, { name: 'd' })
    })
    expect(await messages.count()).toBe(2)
    expect(await messages.count({ where: {} })).toBe(2)
    expect(await messages.count({ where: { name: 'd' } })).toBe(1)
    expect(await storeOf('application').count()).toBe(0)
  })
})
