import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { everyBackend } from './backends.ts'

interface Group {
  type: string
  total: number
  isCut: number
  page: number
  pages: number
  hits: { id: number; title: string; excerpt: string; category: string }[]
}

const texts = { description: '描述', content: '', imageUrl: '' }
const story = { summary: '摘要', content: '<p>正文</p>', coverImage: '', author: '编辑部', status: 1 }
const job = { jobLocation: '合肥', jobDescription: '描述' }
const registered = { category: '软件', copyrightNumber: '2026SR0001' }

describe.each(everyBackend)('search on the site on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const put = (typeName: string, values: object) =>
    api.put(typeName, { sortOrder: 0, status: 1, ...values } as Record<string, unknown>)
  const ask = (q: string, others = '') => api.visitor(`GET /api/search?q=${encodeURIComponent(q)}${others}`)
  const groupsOf = async (q: string, others = '') => (await ask(q, others)).body.data as Group[]
  const titles = async (q: string) =>
    (await groupsOf(q)).flatMap(({ type, hits }) => hits.map(({ title }) => `${type} ${title}`))

  test('S-007 two Chinese characters find records of every kind, in groups with counts', async () => {
    await put('service', { ...texts, title: '数据标注服务' })
    await put('case', { ...texts, title: '甲', content: '<p>点云<b>标注</b></p>', category: 'large-model' })
    await put('news', { ...story, title: '乙', summary: '标注平台上线' })
    await put('recruitment', { ...job, jobTitle: '标注员' })
    await put('software-copyright', { ...registered, title: '标注质检系统' })
    const groups = await groupsOf('标注')
    expect(groups.map(({ type, total }) => `${type} ${total}`)).toEqual([
      'service 1',
      'case 1',
      'news 1',
      'recruitment 1',
      'software-copyright 1',
    ])
    expect(groups[1]?.hits).toEqual([{ id: 1, title: '甲', excerpt: '点云标注', category: 'large-model' }])
    expect(groups[2]?.hits).toEqual([{ id: 1, title: '乙', excerpt: '标注平台上线', category: '' }])
  })

  test('S-007 neither what is disabled or a draft is found, nor what visitors do not read', async () => {
    await put('service', { ...texts, title: '标注', status: 0 })
    await put('case', { ...texts, title: '标注', category: 'general', status: 0 })
    await put('news', { ...story, title: '标注', status: 0 })
    await put('recruitment', { ...job, jobTitle: '标注员', status: 0 })
    await put('software-copyright', { ...registered, title: '标注', status: 0 })
    await put('software-copyright', { ...registered, title: '质检' })
    await put('contact-message', { name: '标注', phone: '13800138000', message: '标注' })
    for (const term of ['标注', '2026SR0001']) expect(await titles(term)).toEqual([])
  })

  test('S-007 the signs of a pattern and of SQL are looked for as they are', async () => {
    for (const title of ['准确率 100%', '准确率 1000', 'a_b', 'acb', "it's", 'c\\d', '$1 号'])
      await put('service', { ...texts, title })
    expect(await titles('0%')).toEqual(['service 准确率 100%'])
    expect(await titles('a_b')).toEqual(['service a_b'])
    expect(await titles("t's")).toEqual(["service it's"])
    expect(await titles('c\\d')).toEqual(['service c\\d'])
    expect(await titles('$1')).toEqual(['service $1 号'])
    expect(await titles('%%')).toEqual([])
  })

  test('S-007 every word must be there, in any field and in small letters or large', async () => {
    await put('service', { ...texts, title: '互联网 BPO', description: '坐席服务' })
    await put('service', { ...texts, title: 'BPO', description: '质检' })
    expect(await titles('bpo 坐席')).toEqual(['service 互联网 BPO'])
    expect(await titles('坐席　Bpo')).toEqual(['service 互联网 BPO'])
  })

  test('S-007 marks of formatted text are no words, and excerpts hold none', async () => {
    await put('news', {
      ...story,
      title: '甲',
      content: '<p class="x">正文 R&amp;D</p><img src="/upload/strong.webp" alt="">',
    })
    for (const markup of ['img', 'upload', 'strong', 'class']) expect(await titles(markup)).toEqual([])
    const [, , found] = await groupsOf('正文')
    expect(found?.hits[0]?.excerpt).toBe('正文 R&D')
  })

  test('S-007 five of each group, ten of one on a page, names that hold the words first', async () => {
    for (let index = 1; index <= 22; index += 1)
      await put('news', { ...story, title: `第${index}条`, summary: '标注', sortOrder: index })
    await put('news', { ...story, title: '标注', sortOrder: 99 })
    const [, , few] = await groupsOf('标注')
    expect([few?.total, few?.hits.map(({ title }) => title)]).toEqual([
      23,
      ['标注', '第1条', '第2条', '第3条', '第4条'],
    ])
    const [last, ...none] = await groupsOf('标注', '&type=news&page=3')
    expect(none).toEqual([])
    expect([last?.page, last?.pages, last?.hits.map(({ title }) => title)]).toEqual([
      3,
      3,
      ['第20条', '第21条', '第22条'],
    ])
    const [behind] = await groupsOf('标注', '&type=news&page=9')
    expect(behind).toEqual(last)
  })

  test.each([
    ['', '', 'q', '请输入要搜索的内容'],
    ['标', '', 'q', '请至少输入 2 个字，例如“标注”'],
    ['标'.repeat(51), '', 'q', '搜索内容不能超过 50 个字，请挑其中最要紧的词'],
    ['标注', '&type=account', 'type', '类型的取值无效'],
    ['标注', '&type=constructor', 'type', '类型的取值无效'],
    ['标注', '&page=0', 'page', 'page 应为正整数'],
    ['标注', '&page=1e3', 'page', 'page 应为正整数'],
  ])('S-007 “%s”%s is refused at %s in a sentence', async (q, others, field, message) => {
    const answered = await ask(q, others)
    expect([answered.status, answered.body.message, answered.body.data.errors]).toEqual([
      400,
      message,
      [{ field, message }],
    ])
  })

  test('S-007 of a hundred and one records a hundred are looked at, and it says so', async () => {
    await api.backend.transaction(async (stores) => {
      for (let index = 0; index < 101; index += 1) {
        const title = `数据标注 ${index}`
        const common = { ...texts, title, sortOrder: 0, status: 1 }
        await stores.of('service').create({ ...common, content: `<p>${'正文'.repeat(200)}</p>` })
      }
    })
    const [services] = await groupsOf('标注')
    expect([services?.total, services?.isCut, services?.hits.length]).toEqual([100, 1, 5])
  })
})
