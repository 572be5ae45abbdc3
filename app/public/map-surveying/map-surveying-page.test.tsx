import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { contactAddress } from '#app/public/contact-address.ts'
import { defaultSurveyingTexts } from './default-texts.ts'
import type { MapSurveyingContent } from './load-map-surveying.ts'
import { MapSurveyingPage } from './map-surveying-page.tsx'
import { eyebrowOf } from '#tests/setup/eyebrow-of.ts'

const entry = (id: string, title: string, description: string) => ({
  id,
  title,
  description,
  category: '数据获取',
  imageUrl: `/upload/${id}.webp`,
})

const content: MapSurveyingContent = {
  texts: defaultSurveyingTexts,
  intro: {
    title: '图件与数据同源',
    description: '外业队与内业队用同一套编码。',
    pictures: ['/upload/a.webp', '/upload/b.webp', '/upload/c.webp'],
  },
  advantages: [
    entry('1', '激光雷达同步作业', '一次起飞得到影像与点云。'),
    entry('2', '实景三维', '部件可以单独选中。'),
  ],
  applications: [
    entry('3', '地形图更新', '城镇区逐年更新。'),
    entry('4', '权籍调查', '一次进村、分类成图。'),
  ],
}

function renderPage(changes: Partial<MapSurveyingContent> = {}) {
  const Stub = createRemixStub([
    { path: '*', Component: () => <MapSurveyingPage {...content} {...changes} /> },
  ])
  render(<Stub />)
}

// The first render makes all styles and fetches the sections below the window.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('tablist', { name: '典型应用' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

test('P-154 the introduction shows title, description and images', () => {
  renderPage()
  const intro = within(screen.getByRole('region', { name: '图件与数据同源' }))
  expect(intro.getByText('外业队与内业队用同一套编码。')).toBeInTheDocument()
  expect(intro.getAllByRole('img')).toHaveLength(3)
})

test('P-155, P-156 the first technical advantage is selected, and another one can be', async () => {
  renderPage()
  const list = within(await screen.findByRole('tablist', { name: '技术优势' }))
  expect(list.getAllByRole('tab')).toHaveLength(2)
  expect(list.getByRole('tab', { selected: true })).toHaveTextContent('激光雷达同步作业')
  expect(screen.getByRole('tabpanel', { name: /激光雷达/ })).toHaveTextContent('一次起飞得到影像与点云。')
  await userEvent.click(list.getByRole('tab', { name: /实景三维/ }))
  expect(screen.getByRole('tabpanel', { name: /实景三维/ })).toHaveTextContent('部件可以单独选中。')
})

test('P-157 the chosen picture carries a caption with title and description for the pointer', async () => {
  renderPage()
  const panel = await screen.findByRole('tabpanel', { name: /激光雷达/ })
  const caption = within(panel).getByRole('img').parentElement?.nextElementSibling
  expect(caption).toHaveTextContent('激光雷达同步作业一次起飞得到影像与点云。')
})

test('P-158, P-159 the first typical application is selected', async () => {
  renderPage()
  const list = within(await screen.findByRole('tablist', { name: '典型应用' }))
  expect(list.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  expect(screen.getByRole('tabpanel', { name: /地形图更新/ })).toHaveTextContent('城镇区逐年更新。')
})

test('P-160, P-161, X-61 eight areas, each with a drawing and a name of its own', () => {
  renderPage()
  const areas = within(screen.getByRole('list', { name: '测绘服务领域' })).getAllByRole('listitem')
  expect(areas).toHaveLength(8)
  expect(new Set(areas.map((area) => area.querySelector('p')?.textContent)).size).toBe(8)
  expect(areas.every((area) => area.querySelector('svg'))).toBe(true)
})

test('X-02 the page leads to the surveying cases and to /contact', () => {
  renderPage()
  const cases = screen.getAllByRole('link', { name: '查看案例' }).map((link) => link.getAttribute('href'))
  expect(new Set(cases)).toEqual(new Set(['/map-surveying-cases']))
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', contactAddress('测绘服务'))
})

test('P-466, P-486 with nothing loaded both lists say so, and there is no empty introduction', async () => {
  renderPage({ intro: { title: '', description: '', pictures: [] }, advantages: [], applications: [] })
  expect(await screen.findByText('暂无技术优势')).toBeInTheDocument()
  expect(await screen.findByText('暂无典型应用')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '测绘介绍' })).not.toBeInTheDocument()
  expect(eyebrowOf('技术优势')).toBe('01')
  expect(eyebrowOf('八类作业，可以单做，也可以连做')).toBe('02 / 作业范围')
  expect(eyebrowOf('典型应用')).toBe('03')
})
