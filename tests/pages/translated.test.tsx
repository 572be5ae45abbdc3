import { createRemixStub } from '@remix-run/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileCheck, FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from '#design-system/button/index.ts'
import { Gallery } from '#design-system/gallery/index.ts'
import { ToastLine } from '#design-system/toast-line/index.ts'
import { FormAnswer, type FormAnswerProps } from '#app/public/apply/form-answer.tsx'
import { NoticeLine } from '#app/public/live-form/notice-line.tsx'
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
  await userEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('2 / 3')
})
