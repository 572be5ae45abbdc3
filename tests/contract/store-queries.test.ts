import { describe, expect, test } from 'vitest'
import type { Query } from '#contract/engine/backend.ts'
import { everyBackend } from './backends.ts'
import { withEmptyStores } from './empty-stores.ts'

describe.each(everyBackend)('queries of stores on %s', (_name, open) => {
  const { create, storeOf, transaction } = withEmptyStores(open)
  const titles = async (query: Query, typeName = 'banner') =>
    (await storeOf(typeName).find(query)).map(({ title }) => title)

  test('order: by each field in turn, then by id', async () => {
    await create(
      'banner',
      { title: 'b', sortOrder: 2 },
      { title: 'a', sortOrder: 2 },
      { title: 'c', sortOrder: 1 },
    )
    expect(await titles({ order: [{ field: 'sortOrder', direction: 'asc' }] })).toEqual(['c', 'b', 'a'])
    expect(await titles({ order: [{ field: 'sortOrder', direction: 'desc' }] })).toEqual(['b', 'a', 'c'])
    const byBoth: Query['order'] = [
      { field: 'sortOrder', direction: 'desc' },
      { field: 'title', direction: 'asc' },
    ]
    expect(await titles({ order: byBoth })).toEqual(['a', 'b', 'c'])
    expect(await titles({ order: [{ field: 'id', direction: 'desc' }] })).toEqual(['c', 'a', 'b'])
  })

  test('order: texts by code point', async () => {
    await create('news', ...['𠮷', '豈', '中', 'Z', 'a'].map((title) => ({ title })))
    const ordered = await titles({ order: [{ field: 'title', direction: 'asc' }] }, 'news')
    expect(ordered).toEqual(['Z', 'a', '中', '豈', '𠮷'])
  })

  test('order: empty values first', async () => {
    await create('news', { title: 'empty' }, { title: 'set', publishTime: '2026-01-01T00:00:00.000Z' })
    const ordered = (direction: 'asc' | 'desc') =>
      titles({ order: [{ field: 'publishTime', direction }] }, 'news')
    expect(await ordered('asc')).toEqual(['empty', 'set'])
    expect(await ordered('desc')).toEqual(['set', 'empty'])
  })

  test('offset and limit, together and alone', async () => {
    await create('banner', ...['a', 'b', 'c', 'd'].map((title) => ({ title })))
    expect(await titles({ offset: 1, limit: 2 })).toEqual(['b', 'c'])
    expect(await titles({ limit: 1 })).toEqual(['a'])
    expect(await titles({ offset: 3 })).toEqual(['d'])
    expect(await titles({ offset: 9 })).toEqual([])
  })

  test('where: equality, with an empty value equal to an empty value only', async () => {
    await create('base', { name: 'a', latitude: 1.5 }, { name: 'b' })
    const names = async (where: Query['where']) =>
      (await storeOf('base').find({ where })).map(({ name }) => name)
    expect(await names({ latitude: 1.5 })).toEqual(['a'])
    expect(await names({ latitude: null })).toEqual(['b'])
    expect(await names({ name: 'b', status: 1 })).toEqual(['b'])
    expect(await names({ name: "b' OR 1=1 --" })).toEqual([])
    expect(await storeOf('base').count({ where: { status: 0 } })).toBe(0)
  })

  test('range: both bounds included, empty values outside of every range', async () => {
    const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z']
    await create(
      'news',
      ...moments.map((publishTime) => ({ title: publishTime.slice(8, 10), publishTime })),
      { title: 'none' },
    )
    const days = (from?: string, to?: string) => titles({ range: { field: 'publishTime', from, to } }, 'news')
    expect(await days(moments[1])).toEqual(['02', '03'])
    expect(await days(undefined, moments[1])).toEqual(['01', '02'])
    expect(await days(moments[1], moments[1])).toEqual(['02'])
  })

  test.each<[what: string, query: Query, said: RegExp]>([
    ['where', { where: { nothing: 1 } }, /nothing/],
    ['order', { order: [{ field: 'x; --', direction: 'asc' }] }, /Unknown/],
    ['range', { range: { field: 'nothing', from: 1 } }, /nothing/],
  ])('an unknown field in %s is a mistake of the program and says so', async (_what, query, said) => {
    await expect(storeOf('banner').find(query)).rejects.toThrow(said)
  })

  test('a search of a type with no searched field is a mistake of the program and says so', async () => {
    await expect(storeOf('banner').count({ search: 'x' })).rejects.toThrow(/banner/)
  })

  const found = (search: string) => titles({ search }, 'service')

  test('search: any of the declared fields, letters in either case, no wildcards', async () => {
    await create(
      'service',
      { title: 'Hello 100%' },
      { title: 'x', description: "say 'HELLO'" },
      { title: 'Äpfel_', icon: 'hello' },
      { title: '中文' },
    )
    expect(await found('hello')).toEqual(['Hello 100%', 'x'])
    expect(await found('0%')).toEqual(['Hello 100%'])
    expect(await found('_')).toEqual(['Äpfel_'])
    expect(await found('äpfel')).toEqual(['Äpfel_'])
    expect(await found("'h")).toEqual(['x'])
    expect(await found('文')).toEqual(['中文'])
    expect(await found('\\')).toEqual([])
    expect(await storeOf('service').count({ search: 'hello' })).toBe(2)
  })

  test.each([
    ['É', 'café'],
    ['cafe\u0301', 'CAFÉ'],
    ['⼈⼯', '人工'],
    ['AT&T', '<p>AT&amp;T</p>'],
    ['标注', '<p>标<b>注</b></p>'],
    ['ａｉ　平台', 'AI 平台'],
    ['ＡＩ', 'ai'],
    ['数据', '数\u200b据'],
  ])(
    'X-101 search: %j finds %j, and what was found before is not after a change',
    async (keyword, content) => {
      await create('service', { title: '甲', content }, { title: '乙' })
      expect(await found(keyword)).toEqual(['甲'])
      await transaction((stores) => stores.of('service').update(1, { sortOrder: 2 }))
      expect(await found(keyword)).toEqual(['甲'])
      await transaction((stores) => stores.of('service').update(1, { content: '别的' }))
      expect(await found(keyword)).toEqual([])
      await transaction(async (stores) => {
        const before = await stores.of('service').get(2, { forUpdate: true })
        await stores.of('service').update(2, { content }, before)
      })
      expect(await found(keyword)).toEqual(['乙'])
    },
  )
})
