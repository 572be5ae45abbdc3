import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#content/registry/api-client.ts'
import type { ReadInput } from '#contract/engine/read-endpoint.ts'
import type { RichContentProps } from '#design-system/rich-content/index.ts'
import type { Banner } from '#app/public/home/hero/banner.ts'
import type { NewsStory } from '#app/public/about/about-content.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { createPageReader } from './create-page-reader.ts'
import type { EntryOf } from './entry-types.ts'

const BANNERS = 'GET /api/banner/list'
const LABEL = 'GET /api/label'
const MODULES = 'GET /api/government-service/modules'
const FAILED = '加载失败'

const asked = { linkUrl: '/about', content: '<p>正文</p>' } as { linkUrl: string; content: string }
const banner: Banner = { id: 1, title: '', subtitle: '', imageUrl: '' }
const read = pageReaderOf({})

/** What does not compile here is the test: the compiler complains of an expected error that no longer comes. */
export const wrongPages: readonly unknown[] = [
  { ...banner, linkUrl: '' as EntryOf<typeof BANNERS>['linkUrl'] } satisfies Banner,
  // @ts-expect-error -- a link as the API answers it
  { ...banner, linkUrl: asked.linkUrl } satisfies Banner,
  { content: '' as EntryOf<'GET /api/news/published'>['content'] } satisfies Pick<NewsStory, 'content'>,
  // @ts-expect-error -- HTML as the API answers it
  { content: asked.content } satisfies Pick<NewsStory, 'content'>,
  // @ts-expect-error -- HTML that nothing has cleaned
  { html: asked.content } satisfies Pick<RichContentProps, 'html'>,
  // @ts-expect-error -- what only administrators read
  () => read.list('GET /api/banner/admin/list', FAILED),
  // @ts-expect-error -- no call
  () => read.list('GET /api/banners', FAILED),
  // @ts-expect-error -- the page is not named
  () => read.one('GET /api/page-config/{page}', FAILED),
  // @ts-expect-error -- no field that visitors see
  ({ status }: EntryOf<typeof BANNERS>) => status,
]

test('every entry of a list, by its kinds and with nothing that visitors do not see', async () => {
  const entry = { id: 1, title: '春季', subtitle: null, imageUrl: 'a.webp', linkUrl: '/about', status: 1 }
  expect(await pageReaderOf({ [BANNERS]: [entry] }).list(BANNERS, FAILED)).toEqual([
    { id: 1, title: '春季', subtitle: '', imageUrl: '/upload/a.webp', linkUrl: '/about' },
  ])
})

test('X-19 what a plain function answers is read by what it is declared to answer', async () => {
  const picture = { id: 3, title: '采样', description: null, imageUrl: '/upload/pit.webp', sortOrder: 1 }
  const galleries = [{ id: 3, title: '采样', description: '', imageUrl: '/upload/pit.webp' }]
  const whole = { id: 7, title: '土壤', description: '样点', status: 1 }
  for (const sent of [[picture], JSON.stringify([picture])]) {
    const modules = await pageReaderOf({ [MODULES]: [{ ...whole, galleries: sent }] }).list(MODULES, FAILED)
    expect(modules).toEqual([{ id: 7, title: '土壤', description: '样点', galleries }])
  }
})

test('X-26 the one record may come in a list, and may be none', async () => {
  const record = { id: 2, title: '产线' }
  const blank = { id: 0, title: '', subtitle: '', description: '', content: '', imageUrls: [] }
  for (const answer of [record, [record]]) {
    const one = pageReaderOf({ [LABEL]: answer })
    expect(await one.one(LABEL, FAILED)).toEqual({ ...blank, ...record })
    expect(await one.list(LABEL, FAILED)).toHaveLength(1)
  }
  const none = pageReaderOf({ [LABEL]: null })
  expect(await none.one(LABEL, FAILED)).toBeNull()
  expect(await none.oneOrEmpty(LABEL, FAILED)).toEqual(blank)
  expect(none.failures).toEqual([])
})

test.each([
  [undefined, `${BANNERS} failed`],
  [null, 'not a list'],
  [{ broken: true }, 'not a list'],
  [[null], 'not an entry'],
])('P-465 the answer %j counts as failed: it is logged and the page stands', async (answer, reason) => {
  const failing = pageReaderOf(answer === undefined ? {} : { [BANNERS]: answer })
  expect(await failing.list(BANNERS, FAILED)).toEqual([])
  expect(await failing.listOrNull(BANNERS, FAILED)).toBeNull()
  expect(failing.failures).toEqual([FAILED, FAILED])
  expect(failing.reasons).toEqual([reason, reason])
})

test('X-77 unless a host takes them, failures stand in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const down = createPageReader((() => Promise.reject(new Error('down'))) as ApiClient)
  expect(await down.list(BANNERS, FAILED)).toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith(FAILED, { reason: 'down' })
  warn.mockRestore()
})

test('what is asked again is answered by the first answer, while other input is another call', async () => {
  const call = vi.fn(async (_line: string, input?: ReadInput) => ({ title: input?.page }))
  const once = createPageReader(call)
  const texts = (page: string) => once.one('GET /api/page-config/{page}', FAILED, { page })
  const answers = await Promise.all([texts('about'), texts('about'), texts('contact')])
  expect(answers.map((answer) => answer?.title)).toEqual(['about', 'about', 'contact'])
  expect(call).toHaveBeenCalledTimes(2)
})

test('a failure is shared, and each reader logs its own', async () => {
  const call = vi.fn(() => Promise.reject(new Error('down')))
  const report = vi.fn()
  const once = createPageReader(call, { report })
  expect(await Promise.all([once.list(BANNERS, FAILED), once.list(BANNERS, '其他')])).toEqual([[], []])
  expect(call).toHaveBeenCalledOnce()
  expect(report.mock.calls.map(([failure]) => failure as string)).toEqual([FAILED, '其他'])
})
