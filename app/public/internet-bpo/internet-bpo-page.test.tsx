import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { BpoPart, PartName } from './bpo-part.ts'
import { defaultBpoTexts } from './default-texts.ts'
import { InternetBpoPage } from './internet-bpo-page.tsx'

const partOf = (name: PartName, figure: string, title: string, filled: Partial<BpoPart> = {}): BpoPart => ({
  name,
  figure,
  title,
  description: '',
  imageUrl: '',
  points: [],
  pictures: [],
  ...filled,
})

const full = [
  partOf('flow', '01', '落地流程', { imageUrl: '/upload/flow.webp' }),
  partOf('training', '02', '培训体系', {
    points: [
      { title: '岗前培训', description: '考核上岗' },
      { title: '跟线实操', description: '' },
    ],
    imageUrl: '/upload/classroom.webp',
  }),
  partOf('production', '03', '生产管理', { description: '二十人一个班组', imageUrl: '/upload/floor.webp' }),
  partOf('quality', '04', '质量管理', { description: '当日反馈' }),
  partOf('peak', '05', '高峰应对', { description: '提前六周预测', imageUrl: '/upload/schedule.webp' }),
  partOf('risk', '06', '风险控制', {
    points: [{ title: '人员风险', description: '设 AB 角' }],
    pictures: ['/upload/board.webp', '/upload/base.webp'],
  }),
  partOf('security', '07', '安全管理', { points: [{ title: '物理隔离', description: '独立门禁' }] }),
  partOf('venue', '08', '场地支持', { points: [{ title: '6 个职场，共 3000 个席位', description: '' }] }),
]

function renderPage(parts = full) {
  const Stub = createRemixStub([
    { path: '*', Component: () => <InternetBpoPage texts={defaultBpoTexts} parts={parts} /> },
  ])
  render(<Stub />)
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

// The first render makes all styles and fetches the sections below the banner.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('region', { name: '落地流程' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

test('P-180 the process flow is a chart that opens large', async () => {
  renderPage()
  const flow = await section('落地流程')
  expect(flow.getByRole('img', { name: '落地流程' })).toHaveAttribute('src', '/upload/flow.webp')
})

test('P-181 the training system is an ordered list beside its picture', async () => {
  renderPage()
  const training = await section('培训体系')
  expect(training.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '岗前培训考核上岗',
    '跟线实操',
  ])
  expect(training.getByRole('img', { name: '培训体系' })).toHaveAttribute('src', '/upload/classroom.webp')
})

test('P-182, P-183, P-184 production, quality and peak response say what was written', async () => {
  renderPage()
  expect(
    within(await screen.findByRole('article', { name: '生产管理' })).getByText('二十人一个班组'),
  ).toBeInTheDocument()
  expect(within(screen.getByRole('article', { name: '质量管理' })).getByText('当日反馈')).toBeInTheDocument()
  expect((await section('高峰应对')).getByText('提前六周预测')).toBeInTheDocument()
})

test('P-185 risk control has its texts and its pictures', async () => {
  renderPage()
  const risk = await section('风险控制')
  expect(risk.getByRole('heading', { name: '人员风险' })).toBeInTheDocument()
  expect(risk.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/upload/board.webp',
    '/upload/base.webp',
  ])
})

test('P-186, P-187 security and venues', async () => {
  renderPage()
  expect((await section('安全管理')).getByText('独立门禁')).toBeInTheDocument()
  expect((await section('场地支持')).getByRole('listitem')).toHaveTextContent('6 个职场，共 3000 个席位')
})

test('the contents lead to every part; one part alone needs none', async () => {
  renderPage()
  const contents = within(await screen.findByRole('navigation', { name: '本页内容' }))
  for (const link of contents.getAllByRole('link')) {
    const address = link.getAttribute('href') ?? ''
    expect(document.querySelector(address), address).not.toBeNull()
  }
  expect(contents.getAllByRole('link')).toHaveLength(8)
  cleanup()
  renderPage(full.slice(0, 1))
  await section('落地流程')
  expect(screen.queryByRole('navigation', { name: '本页内容' })).not.toBeInTheDocument()
})

test('X-56 without parts the page shows its empty state under the banner', () => {
  renderPage([])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('互联网 BPO')
  expect(screen.getByText('暂无互联网 BPO 内容')).toBeInTheDocument()
})

test('X-104 the page leads to the cases, among which its own stand', () => {
  renderPage()
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/cases')
})
