import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Refused, type MockApi, type ShownCall } from '#app/mock-bar/mock-api.ts'
import { mountBar } from '#app/mock-bar/mount-bar.tsx'
import { scenarioChoices, scenarios } from '#mocks/scenarios.ts'
import { parseRules } from '#mocks/rules/parse-rules.ts'

const saved: ShownCall = {
  id: 2,
  line: 'POST /api/contact/add',
  method: 'POST',
  address: '/api/contact/add',
  by: 'http',
  headers: { 'content-type': 'application/json' },
  sent: '{"name":"示例甲一","subject":"咨询"}',
  status: 400,
  answered: '{"code":400,"message":"该内容正在审核","data":null}',
  ms: 12,
  applied: 'POST/api/contact/add=400(该内容正在审核)',
}
const read: ShownCall = { ...saved, id: 1, line: 'GET /api/banner/list', method: 'GET', address: '/api/banner/list', by: 'page', headers: {}, sent: '', status: 0, answered: '', applied: undefined } // oxfmt-ignore

// Typing uses `fireEvent`, because `userEvent.type` does not reach into a shadow root.
const BANNER_FAILS = scenarios['load-fails-banner'].label

/** Mock mode, by itself in the page. */
function inventedApi(): MockApi {
  let situation = 'normal'
  let calls: readonly ShownCall[] = [read, saved]
  return {
    scenarios: async () => scenarioChoices.map((each) => ({ ...each, composition: scenarios[each.name].composition })), // oxfmt-ignore
    situation: async () => situation,
    async choose(text) {
      const { refusal } = parseRules(text)
      if (refusal) throw new Refused(refusal.message, refusal.nearest)
      return (situation = text)
    },
    calls: async () => calls,
    forgetCalls: async () => void (calls = []),
    reset: async () => void (situation = 'normal'),
    playing: async () => null,
    play: async () => {
      throw new Refused('这不是问题快照文件：问题快照由“报告问题”保存，名为 capsule-….json', [])
    },
    stopPlaying: async () => undefined,
  }
}

function BarInShadow() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? mountBar(host.current, inventedApi()) : undefined), [])
  return <div ref={host} data-testid="bar" style={{ inset: 'auto' }} />
}

/** What mock mode shows over every page (docs/mocks.md): a dot at the lower right, opened by it or by Alt+M. */
const meta = {
  id: 'site-mock-bar',
  title: 'Site/演示条 Mock bar',
  component: BarInShadow,
  // It is no part of the site, and its list grows with every scenario.
  tags: ['no-screenshot'],
} satisfies Meta<typeof BarInShadow>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const bar = await shadowOf(canvasElement)
    await userEvent.click(await bar.findByRole('button', { name: '模拟数据：正常' }))
    const search = bar.getByRole('searchbox', { name: '搜索场景' })
    await fireEvent.change(search, { target: { value: '轮播图' } })
    await expect(await bar.findByRole('button', { name: BANNER_FAILS })).toBeVisible()
    await fireEvent.change(search, { target: { value: 'load-fails-banner' } })
    await userEvent.click(await bar.findByRole('button', { name: BANNER_FAILS }))
    await expect(await bar.findByRole('heading', { name: `模拟数据：${BANNER_FAILS}` })).toBeVisible()
    await userEvent.click(bar.getByText('POST /api/contact/add'))
    await expect(bar.getAllByRole('group', { name: '发送' })[0]).toHaveTextContent('示例甲一')
  },
}

/** What is not valid is said, and what was meant is one press away. */
export const RefusedText: Story = {
  play: async ({ canvasElement }) => {
    const bar = await shadowOf(canvasElement)
    await userEvent.click(await bar.findByRole('button', { name: '模拟数据：正常' }))
    const typed = bar.getByRole('textbox', { name: '情境' })
    await fireEvent.change(typed, { target: { value: 'sav=500' } })
    await fireEvent.submit(typed.closest('form')!)
    await expect(await bar.findByRole('alert')).toHaveTextContent('没有名为“sav”的接口范围')
    await userEvent.click(bar.getByRole('button', { name: 'save=500' }))
    await expect(await bar.findByRole('heading', { name: '模拟数据：save=500' })).toBeVisible()
  },
}

/** The queries of the bar's own tree. */
async function shadowOf(canvasElement: HTMLElement) {
  const host = within(canvasElement).getByTestId('bar')
  await waitFor(() => expect(host.shadowRoot?.firstElementChild).toBeTruthy())
  return within(host.shadowRoot!.firstElementChild as HTMLElement)
}
