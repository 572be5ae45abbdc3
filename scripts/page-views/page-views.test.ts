import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { screenReaderOutline } from './screen-reader-outline.ts'
import { textSnapshot } from './text-snapshot.ts'
import { shareCard } from './share-card.ts'

const head = `
  <title>关于我们 · 图联科技</title>
  <meta name="description" content="数据服务">
  <link rel="canonical" href="https://site.example/about">
  <meta property="og:title" content="关于图联">
  <meta property="og:description" content="认识我们">
  <meta property="og:image" content="https://site.example/share/about.jpg">
  <script type="application/ld+json">{"@type":"Organization"}</script>
  <script type="application/ld+json">{"@context":"https://ziyuan.baidu.com/contexts/cambrian.jsonld"}</script>`

const body = `
  <header><a href="/">首页</a></header>
  <main>
    <h1>关于我们</h1>
    <section aria-label="荣誉"><header>2026</header><h2>荣誉</h2><ul><li>一等奖</li></ul><img src="a.jpg" alt="奖状"></section>
    <div popover><a href="/closed">菜单</a></div>
    <script>never()</script><p hidden>没有人看见</p>
    <form aria-label="留言"><input aria-label="姓名"></form>
  </main>
  <footer>版权所有</footer>`

const pageOf = (inHead: string, inBody: string) =>
  new JSDOM(`<!doctype html><html><head>${inHead}</head><body>${inBody}</body></html>`).window.document

test('a search engine reads head and text in their order, with links, headings, entries and words of pictures', () => {
  expect(textSnapshot(pageOf(head, body))).toEqual({
    title: '关于我们 · 图联科技',
    description: '数据服务',
    canonical: 'https://site.example/about',
    robots: '',
    lines: [
      '首页 → /',
      '# 关于我们',
      '2026',
      '## 荣誉',
      '- 一等奖',
      '〔图：奖状〕',
      '菜单 → /closed',
      '版权所有',
    ],
    structured: ['Organization', '百度时间因子'],
    problems: [],
  })
})

test('what a search engine would miss or cut is told', () => {
  const long = `<title>${'长'.repeat(40)}</title><script type="application/ld+json">{</script>`
  const { problems, structured } = textSnapshot(pageOf(long, '<h1>一</h1><h1>二</h1>'))
  expect(problems).toEqual(['标题 40 字，约 36 字后被截断', '没有描述', '一级标题应当恰好一个'])
  expect(structured).toEqual(['读不出来的结构化数据'])
})

test('the card of a shared link is Open Graph’s, and falls back on title and description', () => {
  expect(shareCard(pageOf(head, ''))).toEqual({
    title: '关于图联',
    description: '认识我们',
    picture: 'https://site.example/share/about.jpg',
    problems: [],
  })
  const bare = '<title>标题</title><meta name="description" content="描述">'
  expect(shareCard(pageOf(bare, ''))).toMatchObject({ title: '标题', description: '描述', picture: '' })
})

test.each([
  ['', ['没有分享图片']],
  ['/share/about.jpg', ['分享图片的地址不完整']],
  ['https://site.example/about.webp?v=2', ['分享图片不是 JPG 或 PNG']],
])('a picture %o that WeChat cannot take is told', (picture, problems) => {
  const tag = picture && `<meta property="og:image" content="${picture}">`
  expect(
    shareCard(pageOf(`<title>t</title><meta name="description" content="d">${tag}`, '')).problems,
  ).toEqual(problems)
})

test('a listener has landmarks and headings; what is folded away and what belongs to a part are none', () => {
  expect(screenReaderOutline(pageOf(head, body))).toEqual({
    landmarks: [
      { role: '页眉', name: '', depth: 0 },
      { role: '主要内容', name: '', depth: 0 },
      { role: '区域', name: '荣誉', depth: 1 },
      { role: '表单', name: '留言', depth: 1 },
      { role: '页脚', name: '', depth: 0 },
    ],
    headings: [
      { role: '标题 1 级', name: '关于我们', depth: 0 },
      { role: '标题 2 级', name: '荣誉', depth: 1 },
    ],
    counts: { links: 1, buttons: 0, fields: 1, pictures: 1 },
    problems: [],
  })
})

test('what a listener would stumble over is told', () => {
  const { problems } = screenReaderOutline(
    pageOf('', '<nav></nav><nav></nav><h1>一</h1><h3>三</h3><button></button>'),
  )
  expect(problems).toEqual([
    '主要内容应当恰好一处',
    '有多处导航“”，听不出区别',
    '标题“三”跳过了一级',
    '没有名字：<button></button>',
  ])
})
