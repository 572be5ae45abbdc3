import { createRemixStub } from '@remix-run/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileCheck, FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { Gallery } from '#design-system/gallery/index.ts'
import { ToastLine } from '#design-system/toast-line/index.ts'
import { ConsentField } from '#app/public/apply/consent-field.tsx'
import { FormAnswer, type FormAnswerProps } from '#app/public/apply/form-answer.tsx'
import { NoticeLine } from '#app/public/live-form/notice-line.tsx'
import { Onward } from '#app/public/reading/onward.tsx'
import { Marked } from '#app/public/search/marked.tsx'
import { ResultList } from '#app/public/search/result-list.tsx'
import type { ResultGroup } from '#app/public/search/search-content.ts'
import { keepTranslating } from '#tests/setup/translate.ts'

// A visitor reads a page in the browser's translation, which replaces its text nodes, also those that come later.

let stopTranslating = () => {}

beforeEach(() => void (stopTranslating = keepTranslating()))

afterEach(() => stopTranslating())

/** Shows each state in turn, translated. @returns what the page says in each */
async function texts(...states: ReactNode[]): Promise<string[]> {
  let show = (_state: ReactNode) => {}
  function Page() {
    const [state, setState] = useState(states[0])
    show = setState
    return state
  }
  const Stub = createRemixStub([{ path: '*', Component: Page }])
  const { container } = render(<Stub />)
  const said: string[] = []
  let isTranslated = false
  for (const state of states) {
    await act(async () => show(state))
    said.push(container.textContent ?? '')
    isTranslated ||= container.querySelector('font') !== null
  }
  expect(isTranslated).toBe(true)
  return said
}

test('marked words change with the search', async () => {
  const marked = (...words: string[]) => <Marked text="数据标注平台" words={words} />
  const said = await texts(
    <p>{marked('标注')}</p>,
    <p>{marked('数据', '平台')}</p>,
    <p>{marked()}</p>,
    <p>{marked('据标')}</p>,
  )
  expect(new Set(said)).toEqual(new Set(['数据标注平台']))
})

const group = {
  type: 'news',
  name: '新闻',
  total: 12,
  isCut: false,
  page: 1,
  pages: 3,
  results: [{ to: '/about/news/1', title: '标注平台上线', excerpt: '' }],
} as ResultGroup
const found = (part: Partial<ResultGroup>, isOnly: boolean) => (
  <ResultList group={{ ...group, ...part }} term="标注" words={['标注']} isOnly={isOnly} />
)

test('a list of results tells its new counts', async () => {
  const said = await texts(found({}, false), found({ total: 30 }, false), found({ page: 2 }, true))
  expect(said[1]).toContain('查看全部 30 条新闻')
  expect(said[2]).toContain('第 2 页，共 3 页')
})

test('a form says how each sending went', async () => {
  const said = await texts(
    <NoticeLine />,
    <NoticeLine notice={{ tone: 'failure', text: '发送失败' }} />,
    <NoticeLine notice={{ tone: 'success', text: '已收到' }} />,
    <NoticeLine />,
  )
  expect(said).toEqual(['', '发送失败', '已收到', ''])
})

test('an application counts what is still wrong', async () => {
  const answer = (errors: FormAnswerProps['errors']) => (
    <FormAnswer errors={errors} idOf={(field) => field} notice={{ tone: 'failure', text: '请检查' }} />
  )
  const said = await texts(answer({ name: '请输入', email: '请输入' }), answer({ email: '请输入' }))
  expect(said[0]).toContain('还有 2 处要改')
  expect(said[1]).toContain('还有 1 处要改')
})

test('an application is told of its missing consent until that is given', async () => {
  const consent = (error?: string) => <ConsentField id="consent" isTicked={false} error={error} />
  const said = await texts(consent('请勾选同意'), consent())
  expect(said[0]).toMatch(/同意图联科技为招聘目的处理我的个人信息请勾选同意$/)
  expect(said[1]).toMatch(/同意图联科技为招聘目的处理我的个人信息$/)
})

test('the ways on from a story name its own neighbours', async () => {
  const ways = { previous: '上一篇', next: '下一篇', list: { title: '返回', to: '/about#news' } }
  const onward = (title: string) => <Onward ways={ways} next={{ title, to: `/about/news/${title}` }} />
  const said = await texts(onward('平台上线'), onward('基地开工'))
  expect(said).toEqual(['下一篇平台上线返回', '下一篇基地开工返回'])
})

test('a link that looks like a button changes its text', async () => {
  const link = (text: string) => (
    <ButtonLink href="/" iconAfter={<FileUp />}>
      {text}
    </ButtonLink>
  )
  expect(await texts(link('了解标注服务'), link('了解测绘服务'))).toEqual(['了解标注服务', '了解测绘服务'])
})

test('a notice at the foot of the window gives way to the next one', async () => {
  const said = await texts(
    <ToastLine message="已复制" tone="success" />,
    <ToastLine message="复制失败" tone="danger" />,
    <ToastLine message="" />,
  )
  expect(said).toEqual(['已复制', '复制失败', ''])
})

test('a button changes its icon and its text', async () => {
  const said = await texts(
    <Button icon={<FileUp />}>取消上传</Button>,
    <Button icon={<FileCheck />}>移除</Button>,
    <Button isLoading loadingLabel="正在移除">
      移除
    </Button>,
  )
  expect(said).toEqual(['取消上传', '移除', '移除正在移除'])
})

test('a gallery counts its pictures', async () => {
  const pictures = [1, 2, 3].map((id) => ({ id, src: `/upload/${id}.webp`, title: `图 ${id}` }))
  await texts(<Gallery label="图集" pictures={pictures} />)
  await userEvent.click(screen.getByRole('link', { name: '图 1' }))
  await userEvent.click(await screen.findByRole('button', { name: '下一张' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('2 / 3')
})
