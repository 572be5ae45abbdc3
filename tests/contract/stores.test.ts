import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend, Query, Row } from '#contract/engine/backend.ts'
import { everyBackend } from './backends.ts'

describe.each(everyBackend)('stores of %s', (_name, open) => {
  let backend: Backend & { close(): Promise<void> }

  beforeEach(async () => {
    backend = await open({})
  })
  afterEach(() => backend.close())

  const create = (typeName: string, ...rows: Record<string, unknown>[]) =>
    backend.transaction(async (stores) => {
      const created: Row[] = []
      for (const row of rows) created.push(await stores.of(typeName).create(row))
      return created
    })
  const titles = async (query: Query) =>
    (await backend.stores.of('banner').find(query)).map(({ title }) => title)

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
    expect(await backend.stores.of('banner').get(1)).toEqual(expected)
    expect(Object.keys((await backend.stores.of('banner').find())[0] ?? {})).toEqual(Object.keys(expected))
  })

  test('an update changes the given columns only, and never the id', async () => {
    await create('base', { name: '合肥', latitude: 31.9, longitude: 117.34 })
    const updated = await backend.transaction((stores) =>
      stores.of('base').update(1, { id: 9, address: '路', latitude: null }),
    )
    expect(updated).toMatchObject({ id: 1, name: '合肥', address: '路', latitude: null, longitude: 117.34 })
    expect(await backend.stores.of('base').count()).toBe(1)
  })

  test('an update of a row that is not there fails; removing one does not', async () => {
    await expect(
      backend.transaction((stores) => stores.of('banner').update(5, { title: 'x' })),
    ).rejects.toThrow()
    await backend.transaction((stores) => stores.of('banner').remove(5))
  })

  test('a removed id is never given again', async () => {
    await create('banner', { title: 'a' }, { title: 'b' })
    await backend.transaction((stores) => stores.of('banner').remove(2))
    const [row] = await create('banner', { title: 'c' })
    expect(row?.id).toBe(3)
  })

  test('a transaction that fails leaves nothing', async () => {
    const failing = backend.transaction(async (stores) => {
      await stores.of('banner').create({ title: 'a' })
      await stores.of('partner').create({ name: 'b' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await backend.stores.of('banner').count()).toBe(0)
    expect(await backend.stores.of('partner').count()).toBe(0)
  })

  test('a transaction sees its own writes; nobody else does before it ends', async () => {
    await backend.transaction(async (stores) => {
      await stores.of('banner').create({ title: 'a' })
      expect(await stores.of('banner').count()).toBe(1)
      expect(await backend.stores.of('banner').count()).toBe(0)
    })
    expect(await backend.stores.of('banner').count()).toBe(1)
  })

  test('200 read-then-write transactions at once lose no update', async () => {
    await create('banner', { title: 'counter' })
    const increment = () =>
      backend.transaction(async (stores) => {
        const row = await stores.of('banner').get(1, { forUpdate: true })
        await stores.of('banner').update(1, { sortOrder: Number(row?.sortOrder) + 1 })
      })
    await Promise.all(Array.from({ length: 200 }, increment))
    expect(await backend.stores.of('banner').get(1)).toMatchObject({ sortOrder: 200 })
  })

  test('a write outside a transaction is refused', async () => {
    await expect(backend.stores.of('banner').create({ title: 'a' })).rejects.toThrow(/outside a transaction/)
    await expect(backend.stores.of('banner').update(1, { title: 'a' })).rejects.toThrow(
      /outside a transaction|No row/,
    )
    await expect(backend.stores.of('banner').remove(1)).rejects.toThrow(/outside a transaction/)
  })

  test('order: by each field in turn, then by id; texts by code point, empty values first', async () => {
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

    await create(
      'news',
      { title: '𠮷' },
      { title: '豈' },
      { title: '中' },
      { title: 'Z' },
      { title: 'a', publishTime: '2026-01-01T00:00:00.000Z' },
    )
    const news = async (field: string, direction: 'asc' | 'desc') =>
      (await backend.stores.of('news').find({ order: [{ field, direction }] })).map(({ title }) => title)
    expect(await news('title', 'asc')).toEqual(['Z', 'a', '中', '豈', '𠮷'])
    expect((await news('publishTime', 'asc')).at(-1)).toBe('a')
    expect((await news('publishTime', 'desc')).at(0)).toBe('a')
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
      (await backend.stores.of('base').find({ where })).map(({ name }) => name)
    expect(await names({ latitude: 1.5 })).toEqual(['a'])
    expect(await names({ latitude: null })).toEqual(['b'])
    expect(await names({ name: 'b', status: 1 })).toEqual(['b'])
    expect(await names({ name: "b' OR 1=1 --" })).toEqual([])
    expect(await backend.stores.of('base').count({ where: { status: 0 } })).toBe(0)
  })

  const found = async (search: string) =>
    (await backend.stores.of('service').find({ search })).map(({ title }) => title)

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
    expect(await backend.stores.of('service').count({ search: 'hello' })).toBe(2)
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
      await backend.transaction((stores) => stores.of('service').update(1, { sortOrder: 2 }))
      expect(await found(keyword)).toEqual(['甲'])
      await backend.transaction((stores) => stores.of('service').update(1, { content: '别的' }))
      expect(await found(keyword)).toEqual([])
      await backend.transaction(async (stores) => {
        const before = await stores.of('service').get(2, { forUpdate: true })
        await stores.of('service').update(2, { content }, before)
      })
      expect(await found(keyword)).toEqual(['乙'])
    },
  )

  test('range: both bounds included, empty values outside of every range', async () => {
    const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z']
    await create(
      'news',
      ...moments.map((publishTime) => ({ title: publishTime.slice(8, 10), publishTime })),
      { title: 'none' },
    )
    const days = async (from?: string, to?: string) =>
      (await backend.stores.of('news').find({ range: { field: 'publishTime', from, to } })).map(
        ({ title }) => title,
      )
    expect(await days(moments[1])).toEqual(['02', '03'])
    expect(await days(undefined, moments[1])).toEqual(['01', '02'])
    expect(await days(moments[1], moments[1])).toEqual(['02'])
  })

  test('unknown types and fields are mistakes of the program and say so', async () => {
    expect(() => backend.stores.of('no-such-type')).toThrow()
    await expect(backend.stores.of('banner').find({ where: { nothing: 1 } })).rejects.toThrow(/nothing/)
    await expect(
      backend.stores.of('banner').find({ order: [{ field: 'x; --', direction: 'asc' }] }),
    ).rejects.toThrow(/Unknown/)
    await expect(
      // Nothing of a banner is declared as searched.
      backend.stores.of('banner').count({ search: 'x' }),
    ).rejects.toThrow(/banner/)
    await expect(backend.stores.of('banner').find({ range: { field: 'nothing', from: 1 } })).rejects.toThrow(
      /nothing/,
    )
  })

  test('the number of all rows is right after rows came, went and never came', async () => {
    const messages = () => backend.stores.of('contact-message')
    const failing = backend.transaction(async (stores) => {
      await stores.of('contact-message').create({ name: 'a' })
      expect(await stores.of('contact-message').count()).toBe(1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await messages().count()).toBe(0)
    const [first, second] = await create('contact-message', { name: 'a' }, { name: 'b' }, { name: 'c' })
    await backend.transaction(async (stores) => {
      await stores.of('contact-message').remove(second!.id)
      await stores.of('contact-message').remove(second!.id)
      await stores.of('contact-message').update(first!.id, { name: 'd' })
    })
    expect(await messages().count()).toBe(2)
    expect(await messages().count({ where: {} })).toBe(2)
    expect(await messages().count({ where: { name: 'd' } })).toBe(1)
    expect(await backend.stores.of('application').count()).toBe(0)
  })

  test('numbers up to 2^53, as ids that nobody has too', async () => {
    const largest = Number.MAX_SAFE_INTEGER
    await create('banner', { title: 'a', sortOrder: largest }, { title: 'b', sortOrder: -largest })
    expect(await backend.stores.of('banner').get(1)).toMatchObject({ sortOrder: largest })
    expect(await titles({ where: { sortOrder: -largest } })).toEqual(['b'])
    expect(await titles({ range: { field: 'sortOrder', from: 2 ** 40 } })).toEqual(['a'])
    expect(await backend.stores.of('banner').get(largest)).toBeUndefined()
    expect(await backend.stores.of('banner').get(2 ** 31)).toBeUndefined()
    await backend.transaction((stores) => stores.of('banner').remove(largest))
  })

  test('what is declared unique is refused twice', async () => {
    await create('attempt', { key: 'a' })
    await expect(create('attempt', { key: 'a' })).rejects.toThrow()
    await create(
      'page-config',
      { pageKey: 'about', configKey: 'title' },
      { pageKey: 'about', configKey: 'subtitle' },
    )
    await expect(create('page-config', { pageKey: 'about', configKey: 'title' })).rejects.toThrow()
  })

  test('text comes back as it was, whatever it holds; a null byte is refused', async () => {
    const odd = `'";--\n\r\t\\ %_ $1 :a ? 😀 \u2028 ${'长'.repeat(20_000)}`
    const [row] = await create('banner', { title: odd })
    expect(row?.title).toBe(odd)
    expect(await titles({ where: { title: odd } })).toEqual([odd])
    await create('service', { title: odd })
    expect(await found('$1 :a ?')).toEqual([odd])
    await expect(create('banner', { title: 'a\0b' })).rejects.toThrow(/null byte/)
    expect(await found('a\0b')).toEqual([])
    expect(await titles({ where: { title: 'a\0b' } })).toEqual([])
  })

  test('a row that was given out is a copy', async () => {
    await create('banner', { title: 'a' })
    const row = await backend.stores.of('banner').get(1)
    if (row) row.title = 'changed by hand'
    expect(await titles({})).toEqual(['a'])
  })

  test('passwords: the right one and no other, each hash its own', async () => {
    const hash = await backend.passwords.hash('correct horse')
    expect(await backend.passwords.verify(hash, 'correct horse')).toBe(true)
    expect(await backend.passwords.verify(hash, 'correct horsf')).toBe(false)
    expect(hash).not.toContain('correct')
    expect(await backend.passwords.hash('correct horse')).not.toBe(hash)
  })

  test.each([
    ['<p onclick="x()">好<script>alert(1)</script></p>', '<p>好</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="/about" target="_blank">x</a>',
      '<a href="/about" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<img src="data:text/html,x" alt="图">', '<img alt="图" />'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg><script>alert(1)</script></svg><iframe src="/x"></iframe><style>p{}</style>', ''],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    [
      '<table><tr><td colspan="2">1 &lt; 2</td></tr></table>',
      '<table><tr><td colspan="2">1 &lt; 2</td></tr></table>',
    ],
  ])('HTML %s is reduced to the allow-list', (html, clean) => {
    expect(backend.cleanHtml(html)).toBe(clean)
    expect(backend.cleanHtml(clean)).toBe(clean)
  })
})
