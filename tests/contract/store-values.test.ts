import { describe, expect, test } from 'vitest'
import type { Query } from '#contract/engine/backend.ts'
import { everyBackend } from './backends.ts'
import { withEmptyStores } from './empty-stores.ts'

const LARGEST = Number.MAX_SAFE_INTEGER
const ODD_TEXT = `'";--\n\r\t\\ %_ $1 :a ? 😀 \u2028 ${'长'.repeat(20_000)}`

describe.each(everyBackend)('values that stores keep on %s', (_name, open) => {
  const { create, storeOf, transaction } = withEmptyStores(open)
  const titles = async (query: Query) => (await storeOf('banner').find(query)).map(({ title }) => title)
  const found = async (search: string) =>
    (await storeOf('service').find({ search })).map(({ title }) => title)

  test('numbers up to 2^53 are kept and found', async () => {
    await create('banner', { title: 'a', sortOrder: LARGEST }, { title: 'b', sortOrder: -LARGEST })
    expect(await storeOf('banner').get(1)).toMatchObject({ sortOrder: LARGEST })
    expect(await titles({ where: { sortOrder: -LARGEST } })).toEqual(['b'])
    expect(await titles({ range: { field: 'sortOrder', from: 2 ** 40 } })).toEqual(['a'])
  })

  test('an id up to 2^53 that no row has gives no row', async () => {
    expect(await storeOf('banner').get(LARGEST)).toBeUndefined()
    expect(await storeOf('banner').get(2 ** 31)).toBeUndefined()
    await transaction((stores) => stores.of('banner').remove(LARGEST))
  })

  test('text comes back as it was, whatever it holds', async () => {
    const [row] = await create('banner', { title: ODD_TEXT })
    expect(row?.title).toBe(ODD_TEXT)
    expect(await titles({ where: { title: ODD_TEXT } })).toEqual([ODD_TEXT])
    await create('service', { title: ODD_TEXT })
    expect(await found('$1 :a ?')).toEqual([ODD_TEXT])
  })

  test('a null byte is refused where it is written, and found nowhere', async () => {
    await expect(create('banner', { title: 'a\0b' })).rejects.toThrow(/null byte/)
    expect(await found('a\0b')).toEqual([])
    expect(await titles({ where: { title: 'a\0b' } })).toEqual([])
  })
})
