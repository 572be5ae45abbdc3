import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import type { Match } from '#contract/engine/matcher.ts'
import { field, renderLive as renderApplication, sendButton as applyButton, type } from '#app/public/apply/apply-fixture.tsx' // oxfmt-ignore
import { failingSituation, failureKinds } from '#mocks/failures/failure-kinds.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'
import { defaultMessage } from '#mocks/rules/default-message.ts'
import type { NewsItem } from '#app/public/about/about-content.ts'
import { NewsDetail } from '#app/public/about/news/news-detail.tsx'
import { backend, meet, withConsoleApi } from '#tests/panels/console-fixture.tsx'
import { drawMessageForm, typed } from './draw-message-form.tsx'
import { messagesOnScreen, waitUntilSettled } from './screen-text.ts'
import { requestedScreens, beginWalk, kindsToWalk, isRequestedAct, isWhole } from './snapshots.ts'
import { note } from './walk-act.ts'

withConsoleApi()

let turn = 0

interface Form {
  screen: string
  act: string
  call: [method: string, path: string]
  /** Shows it, alive and filled in. */
  open: () => Promise<void>
  /** Puts away what an earlier call refused. */
  tidy?: () => void
  press: () => void
}

const message = (at: string, action: string): Form => ({
  screen: at,
  act: '发送留言',
  call: ['POST', '/api/contact/add'],
  open: () => drawMessageForm(action),
  press: () => void fireEvent.click(screen.getByText('发送消息').closest('button')!),
})

async function openApplication(): Promise<void> {
  await renderApplication()
  type(/^姓名/, typed.姓名)
  type(/^手机号码/, typed.电话)
  type(/^邮箱/, typed.邮箱)
  fireEvent.click(screen.getByRole('checkbox'))
}

/** One story of the page of news, which asks for its text when it is opened. */
function openStory(): void {
  cleanup()
  const item = { id: 1, title: '资讯', summary: '摘要', author: '作者', date: '2026-03-01', coverImage: '' }
  const Stub = createRemixStub([{ path: '*', Component: () => <NewsDetail item={item as NewsItem} /> }])
  render(<Stub />)
}

const forms: readonly Form[] = [
  {
    screen: '/about · 资讯正文',
    act: '打开正文',
    call: ['GET', '/api/news/published/1'],
    open: async () => undefined,
    press: openStory,
  },
  message('/ · 在线留言', '/?index'),
  message('/contact · 在线留言', '/contact'),
  { screen: '/apply · 应聘申请', act: '提交申请', call: ['POST', '/api/application/add'], open: openApplication, press: () => void fireEvent.click(applyButton()) }, // oxfmt-ignore
  {
    screen: '/apply · 应聘申请',
    act: '上传简历',
    call: ['POST', '/api/application/upload'],
    open: openApplication,
    tidy: removeResume,
    press: chooseResume,
  },
]

function removeResume(): void {
  const remove = screen.queryByRole('button', { name: '移除' })
  if (remove && !screen.queryByRole('button', { name: '重试' })) fireEvent.click(remove)
}

/** At first, and again after one that was not taken. */
function chooseResume(): void {
  const retry = screen.queryByRole('button', { name: '重试' })
  if (retry) return void fireEvent.click(retry)
  const file = new File(['%PDF-1.4 示例'], '示例.pdf', { type: 'application/pdf' })
  fireEvent.change(field(/^简历文件/), { target: { files: [file] } })
}

const order = ['/about', '/', '/contact', '/apply']
const walk = beginWalk('forms', order)
const names = isWhole ? requestedScreens(order) : order
const ofPart = forms.filter(
  ({ screen: at, act: doing }) => names.includes(at.split(' · ')[0] ?? '') && isRequestedAct(doing),
)
afterAll(walk.keep)

/** The values of the form's fields, without the file, which a browser does not reveal, and its hidden reference. */
const filledIn = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type="file"], [name="resumeUrl"]), textarea, select',
    ),
  ]
    .map(({ type: kind, value, checked }) => (kind === 'checkbox' ? checked : value))
    .join(' | ')

// A file without tests would fail.
if (ofPart.length === 0)
  test('none of the screens and acts that were asked for is a form', () => expect(isWhole).toBe(true))

test.each(ofPart)(
  'P-460, P-461, P-462 $screen $act: whatever fails, the form says why and keeps what was typed',
  { timeout: 300_000 },
  async ({ screen: at, act: doing, call: [method, path], open, tidy, press }) => {
    const matched = matchCall(method, path) as Match
    const faults: string[] = []
    await open()
    const before = messagesOnScreen()
    const all = failureKinds(matched)
    // What is only read is walked in no time.
    for (const kind of isWhole
      ? kindsToWalk(all, turn)
      : method === 'GET'
        ? all
        : [...kindsToWalk(all, (turn += 3)), ...kindsToWalk(all, (turn += 4))]) {
      const standing = filledIn()
      meet(failingSituation(matched, kind))
      tidy?.()
      await act(async () => press())
      await waitUntilSettled()
      const said = messagesOnScreen().filter((each) => !before.includes(each))
      meet('normal')
      const found = { screen: at, act: doing, line: matched.call.endpoint, kind, said }
      const wanted = defaultMessage(matched, Number(kind))
      // A file's refusals have sentences of their own.
      const isOwn = path.endsWith('/upload') && ['413', '415'].includes(kind)
      const isSent = kind === 'wrong-shape'
      const lost = isSent || standing === filledIn() ? [] : [`没有留住：${standing} → ${filledIn()}`]
      const more = [
        ...lost,
        ...(wanted && !isOwn && !said.some((each) => each.includes(wanted)) ? [`没有说“${wanted}”`] : []),
      ]
      faults.push(...note(walk, found, more))
      if (isSent) {
        cleanup()
        backend.reset()
        await open()
      }
    }
    expect(faults).toEqual([])
  },
)
