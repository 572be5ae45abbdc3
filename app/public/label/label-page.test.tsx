import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shownRules } from '#tests/setup/document.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { defaultLabelTexts } from './default-texts.ts'
import type { LabelContent } from './label-content.ts'
import { LabelPage } from './label-page.tsx'

const content: LabelContent = {
  texts: defaultLabelTexts,
  intro: {
    title: '看得见的产线',
    subtitle: '在同一处',
    description: '一起打磨',
    content: cleanHtml('<p>私有化部署</p>'),
    pictures: ['/upload/a.webp', '/upload/b.webp'],
  },
  categories: [],
  features: [
    { id: 1, title: '智能预标', description: '先给候选框', icon: 'bot', video: '/upload/prelabel.mp4' },
    { id: 2, title: '点选分割', description: '', icon: '', video: '' },
  ],
  qualityProcess: { title: '五道关口', pictures: ['/upload/flow.webp', '/upload/flow-2.webp'] },
}

function renderPage(changed: Partial<LabelContent> = {}) {
  const Stub = createRemixStub([{ path: '*', Component: () => <LabelPage {...content} {...changed} /> }])
  render(<Stub />)
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

// The first render makes all styles and fetches the sections below the banner.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('region', { name: '平台能力与优势' }, { timeout: 60_000 })
  await screen.findByRole('region', { name: '看得见的产线' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

afterEach(() => vi.useRealTimers())

test('P-253, P-254, P-255, P-256 the banner with its badge and defaults', () => {
  renderPage()
  const banner = within(screen.getByRole('heading', { level: 1 }).parentElement!)
  expect(banner.getByText('标注平台')).toBeInTheDocument()
  expect(banner.getByRole('heading', { level: 1 })).toHaveTextContent('图联科技标注平台')
  expect(banner.getByText('数据标注与质检的一站式平台')).toBeInTheDocument()
})

test('P-259, P-493 the introduction turns its pictures at 360 px, beside the record’s words', async () => {
  renderPage()
  const intro = await section('看得见的产线')
  const carousel = intro.getByRole('region', { name: '平台界面' })
  expect(within(carousel).getAllByRole('img', { hidden: true })).toHaveLength(2)
  expect(shownRules().replaceAll(/\s/g, '')).toContain('--carousel-height:360px')
  expect(intro.getByText('一起打磨')).toBeInTheDocument()
  expect(intro.getByText('私有化部署')).toBeInTheDocument()
})

test('P-494 the pictures of the introduction turn after 5 s, not before', () => {
  vi.useFakeTimers()
  renderPage()
  const current = () =>
    screen
      .getByRole('region', { name: '平台界面' })
      .querySelector('button[aria-current]')
      ?.getAttribute('aria-label')
  act(() => void vi.advanceTimersByTime(4999))
  expect(current()).toBe('第 1 页')
  act(() => void vi.advanceTimersByTime(1))
  expect(current()).toBe('第 2 页')
})

test('P-260 without pictures a placeholder stands in their place', async () => {
  renderPage({ intro: { title: '', subtitle: '', description: '', content: '', pictures: [] } })
  const intro = await section('平台介绍')
  expect(intro.getByRole('img', { name: '暂无平台图片' })).toBeInTheDocument()
  expect(intro.queryByRole('region', { name: '平台界面' })).not.toBeInTheDocument()
})

test('P-270, P-271, P-272, P-273 films have controls under the pointer; without a film it says so', async () => {
  renderPage()
  const features = await section('智能辅助标注')
  const film = features.getByLabelText('智能预标')
  expect(film).toHaveAttribute('src', '/upload/prelabel.mp4')
  expect(film).not.toHaveAttribute('controls')
  fireEvent.pointerEnter(film.parentElement!)
  expect(film).toHaveAttribute('controls')
  expect(features.getAllByRole('listitem').every((card) => card.querySelector('h3 svg'))).toBe(true)
  expect(features.getByText('暂无视频')).toBeInTheDocument()
})

test('P-274, P-275 the flow charts of the quality process', async () => {
  renderPage()
  const quality = await section('团队质量控制流程')
  expect(quality.getByText('五道关口')).toBeInTheDocument()
  expect(quality.getAllByRole('img').map((chart) => chart.getAttribute('src'))).toEqual([
    '/upload/flow.webp',
    '/upload/flow-2.webp',
  ])
})

test.each([null, { title: '五道关口', pictures: [] }])(
  'P-276 no flow chart in %j',
  async (qualityProcess) => {
    renderPage({ qualityProcess })
    expect((await section('团队质量控制流程')).getByText('暂无流程图')).toBeInTheDocument()
  },
)

test('P-278, P-279, P-280, P-281, P-282, P-283, P-284 the six abilities in order', async () => {
  renderPage()
  const abilities = within(await screen.findByRole('list', { name: '平台能力与优势' })).getAllByRole(
    'listitem',
  )
  expect(abilities.map((ability) => ability.querySelector('p')?.textContent)).toEqual([
    '多数据类型',
    '质检闭环',
    '智能辅助',
    '项目可配置',
    '团队协作',
    '安全合规',
  ])
})

test('P-486 without features the section says so', async () => {
  renderPage({ features: [] })
  expect((await section('智能辅助标注')).getByText('暂无智能辅助标注功能')).toBeInTheDocument()
})
