import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { contactAddress } from '#app/public/contact-address.ts'
import { DataAnnotationPage } from './data-annotation-page.tsx'
import { defaultAnnotationTexts } from './default-texts.ts'
import type { DataAnnotationContent } from './load-data-annotation.ts'
import { eyebrowOf } from '#tests/setup/eyebrow-of.ts'

const content: DataAnnotationContent = {
  texts: defaultAnnotationTexts,
  service: {
    description: '每个项目由一名规则负责人把关。',
    pictures: ['/upload/a.webp', '/upload/b.webp', '/upload/c.webp'],
    processDescription: '自检、互检与抽检。',
    processPictures: ['/upload/flow.webp'],
  },
  solutions: [
    {
      id: 1,
      title: '自动驾驶',
      icon: '🚗',
      description: '跨传感器同步标注。',
      imageUrl: '/upload/drive.webp',
      scenarios: [{ icon: '🚦', text: '信号灯识别' }],
    },
    {
      id: 2,
      title: '智慧零售',
      icon: '🛒',
      description: '货架与商品检测。',
      imageUrl: '/upload/shelf.webp',
      scenarios: [],
    },
  ],
}

function renderPage(changes: Partial<DataAnnotationContent> = {}) {
  const Stub = createRemixStub([
    { path: '*', Component: () => <DataAnnotationPage {...content} {...changes} /> },
  ])
  render(<Stub />)
}

// The first render makes all styles and fetches the sections below the window.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('tablist', {}, { timeout: 60_000 })
  await screen.findByRole('heading', { name: '流程与质检' }, { timeout: 60_000 })
  await screen.findByRole('list', { name: '标注服务领域' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

test('P-138 the introduction shows its description and all pictures', () => {
  renderPage()
  const intro = within(screen.getByRole('region', { name: /框画在哪里/ }))
  expect(intro.getByText('每个项目由一名规则负责人把关。')).toBeInTheDocument()
  expect(intro.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/upload/a.webp',
    '/upload/b.webp',
    '/upload/c.webp',
  ])
})

test('P-139 each solution is a tab with icon and title', async () => {
  renderPage()
  const tabs = within(await screen.findByRole('tablist', { name: '行业解决方案' })).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['🚗自动驾驶', '🛒智慧零售'])
})

test('P-140, P-141, P-142 the selected tab shows image, words, scenarios and the way to /contact', async () => {
  renderPage()
  const panel = within(await screen.findByRole('tabpanel', { name: '自动驾驶' }))
  expect(panel.getByRole('img', { name: '自动驾驶' })).toHaveAttribute('src', '/upload/drive.webp')
  expect(panel.getByRole('heading', { name: '自动驾驶' })).toBeInTheDocument()
  expect(panel.getByText('跨传感器同步标注。')).toBeInTheDocument()
  expect(panel.getByRole('listitem')).toHaveTextContent('🚦信号灯识别')
  expect(panel.getByRole('link', { name: '获取方案' })).toHaveAttribute('href', contactAddress('数据标注'))
})

test('P-140 choosing another tab shows its solution instead', async () => {
  renderPage()
  await userEvent.click(await screen.findByRole('tab', { name: '智慧零售' }))
  expect(screen.getByRole('tabpanel', { name: '智慧零售' })).toHaveTextContent('货架与商品检测。')
  expect(screen.queryByRole('tabpanel', { name: '自动驾驶' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: '自动驾驶' })).toHaveFocus()
})

test('P-143, P-144 the process description stands above one large image', async () => {
  renderPage()
  const process = within(await screen.findByRole('region', { name: '流程与质检' }))
  expect(process.getByText('自检、互检与抽检。')).toBeInTheDocument()
  expect(process.getAllByRole('img')).toHaveLength(1)
})

test('P-144 several process images are a grid', async () => {
  renderPage({
    service: { ...content.service, processPictures: ['/upload/1.webp', '/upload/2.webp', '/upload/3.webp'] },
  })
  const process = within(await screen.findByRole('region', { name: '流程与质检' }))
  expect(process.getAllByRole('listitem')).toHaveLength(3)
})

test('P-145, P-146, P-147, P-148, P-149, P-150, P-151, P-152, P-153 the eight areas in order', () => {
  renderPage()
  const areas = within(screen.getByRole('list', { name: '标注服务领域' })).getAllByRole('listitem')
  expect(areas.map((area) => area.querySelector('p')?.textContent)).toEqual([
    '图像标注',
    '文本标注',
    '视频标注',
    '音频标注',
    '数据清洗',
    '质量控制',
    '标注工具',
    'AI 训练',
  ])
  expect(areas.every((area) => area.querySelector('svg'))).toBe(true)
})

test('X-02 the page leads to the annotation cases', () => {
  renderPage()
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/data-annotation-cases')
})

test('P-466, P-486 with nothing loaded the areas stay and the solutions say that there are none', async () => {
  renderPage({
    service: { description: '', pictures: [], processDescription: '', processPictures: [] },
    solutions: [],
  })
  expect(await screen.findByText('暂无行业解决方案')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: '标注服务领域' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '流程与质检' })).not.toBeInTheDocument()
  expect(eyebrowOf('从原始素材到可训练的数据')).toBe('01 / 标注范围')
  expect(eyebrowOf('行业解决方案')).toBe('02')
})
