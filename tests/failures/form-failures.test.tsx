import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Match } from '#contract/engine/matcher.ts'
import { field, renderLive as renderApplication, sendButton as applyButton, type } from '#app/public/apply/apply-fixture.tsx' // oxfmt-ignore
import { failingSituation, failureKinds } from '#mocks/failures/failure-kinds.ts'
import { matchedCall } from '#mocks/scenarios/matched-call.ts'
import { statusSentences } from '#mocks/situation/statuses.ts'
import { backend, meet, withConsoleApi } from '#tests/panels/console-fixture.tsx'
import { drawMessageForm, typed } from './draw-message-form.tsx'
import { pageFaults, sentencesShown, settled } from './look.ts'
import { chosen, isWhole, keepSeen, keptSeen, steady, type Seen } from './seen.ts'

withConsoleApi()

const seen: Seen[] = []
const kept = new Map<string, readonly string[]>()
const keyOf = ({ screen: at, line, kind }: Omit<Seen, 'said'>) => [at, line, kind].join('\n')
let turn = 0

beforeAll(() => {
  // jsdom draws nothing, and so scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined
  if (!isWhole) for (const each of keptSeen('forms')) kept.set(keyOf(each), each.said)
})
afterAll(() => keepSeen('forms', seen))

interface Form {
  screen: string
  act: string
  call: [method: string, path: string]
  /** Shows it, alive and filled in. */
  open: () => Promise<void>
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

const forms: readonly Form[] = [
  message('/ · 在线留言', '/?index'),
  message('/contact · 在线留言', '/contact'),
  { screen: '/apply · 应聘申请', act: '提交申请', call: ['POST', '/api/application/add'], open: openApplication, press: () => void fireEvent.click(applyButton()) }, // oxfmt-ignore
  {
    screen: '/apply · 应聘申请',
    act: '上传简历',
    call: ['POST', '/api/application/upload'],
    open: openApplication,
    press: chooseResume,
  },
]

/** At first, and again after one that was refused. */
function chooseResume(): void {
  const retry = screen.queryByRole('button', { name: '重试' })
  if (retry) return void fireEvent.click(retry)
  const remove = screen.queryByRole('button', { name: '移除' })
  if (remove) fireEvent.click(remove)
  const file = new File(['%PDF-1.4 示例'], '示例.pdf', { type: 'application/pdf' })
  fireEvent.change(field(/^简历文件/), { target: { files: [file] } })
}

test.each(forms)(
  'P-460, P-461, P-462 $screen $act: whatever fails, the form says why and keeps what was typed',
  { timeout: 300_000 },
  async ({ screen: at, act: doing, call: [method, path], open, press }) => {
    const matched = matchedCall(method, path) as Match
    const faults: string[] = []
    await open()
    const before = sentencesShown()
    const all = failureKinds(matched)
    for (const kind of isWhole ? all : [...chosen(all, (turn += 3)), ...chosen(all, (turn += 4))]) {
      meet(failingSituation(matched, kind))
      await act(async () => press())
      await settled()
      const said = sentencesShown()
        .filter((each) => !before.includes(each))
        .map(steady)
      meet('normal')
      const found = { screen: at, act: doing, line: matched.call.line, kind, said }
      seen.push(found)
      const wanted = statusSentences[Number(kind)]
      // A file's refusals have sentences of their own.
      const isOwn = path.endsWith('/upload') && ['413', '415'].includes(kind)
      const isSent = kind === 'wrong-shape'
      const lost = Object.entries(typed).filter(([, value]) => value === typed.姓名 && !isSent && field(/^姓名/).value !== value) // oxfmt-ignore
      const wrong = [
        ...pageFaults(),
        ...(said.some((each) => /[\u4e00-\u9fff]{2}/.test(each)) ? [] : ['没有一句话']),
        ...lost.map(([label]) => `没有留住：${label}`),
        ...(wanted && !isOwn && !said.some((each) => each.includes(wanted)) ? [`没有说“${wanted}”`] : []),
        ...(isWhole || JSON.stringify(kept.get(keyOf(found))) === JSON.stringify(said)
          ? []
          : [`表里是：${kept.get(keyOf(found))?.join(' / ') ?? '没有'}`]),
      ]
      faults.push(...wrong.map((fault) => `${matched.call.line} ${kind}: ${fault} «${said.join(' / ')}»`))
      if (isSent) {
        cleanup()
        backend.reset()
        await open()
      }
    }
    expect(faults).toEqual([])
  },
)
