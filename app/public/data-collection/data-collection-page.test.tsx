import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Collection, KindName, SampleKind } from './collection.ts'
import { DataCollectionPage } from './data-collection-page.tsx'
import { defaultCollectionTexts } from './default-texts.ts'

const sampleOf = (title: string, source: string, id = 0) => ({
  id,
  title,
  description: `${title}说明`,
  source,
})
const kindOf = (kind: KindName, title: string, samples: SampleKind['samples']): SampleKind => ({
  kind,
  title,
  description: `${title}说明`,
  samples,
})

const full: Collection = {
  title: '按任务书采',
  subtitle: '按清单交',
  description: '从任务书开始。',
  kinds: [
    kindOf('image', '图像采集', [sampleOf('街景', '/upload/street.webp')]),
    kindOf('video', '视频采集', [sampleOf('步态', '/upload/gait.mp4'), sampleOf('车流', '', 1)]),
    kindOf('audio', '语音采集', [sampleOf('指令', '/upload/command.mp3')]),
    kindOf('text', '文本采集', [sampleOf('客服', '用户：您好')]),
  ],
  features: [{ title: '知情同意', description: '随时退出' }],
  advantages: [{ title: '四地联动', description: '交叉覆盖' }],
  process: { title: '采集流程', description: '五步之间都有确认', imageUrl: '/upload/flow.webp' },
}

function renderPage(collection: Collection | null = full) {
  const Stub = createRemixStub([
    {
      path: '*',
      Component: () => <DataCollectionPage texts={defaultCollectionTexts} collection={collection} />,
    },
  ])
  render(<Stub />)
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

// The first render makes all styles and fetches the sections below the banner.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('region', { name: '按任务书采' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

test('P-173 the image section has title, description and pictures', async () => {
  renderPage()
  const images = await section('图像采集')
  expect(images.getByText('图像采集说明')).toBeInTheDocument()
  expect(images.getByRole('img', { name: '街景' })).toHaveAttribute('src', '/upload/street.webp')
  expect(images.getByText('街景说明')).toBeInTheDocument()
})

test('P-174 the video section has films; one without a file says so', async () => {
  renderPage()
  const films = await section('视频采集')
  expect(films.getByLabelText('步态')).toHaveAttribute('src', '/upload/gait.mp4')
  expect(films.getByText('暂无视频')).toBeInTheDocument()
})

test('P-175, P-176 sounds can be played and texts read', async () => {
  renderPage()
  expect((await section('语音采集')).getByLabelText('指令')).toHaveAttribute('src', '/upload/command.mp3')
  expect((await section('文本采集')).getByText('用户：您好')).toBeInTheDocument()
})

test('P-177, P-178, P-179 features, advantages and the process close the page in the order of the form', async () => {
  renderPage()
  await section('采集流程')
  const names = screen.getAllByRole('region').map((region) => {
    const id = region.getAttribute('aria-labelledby') ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(names.slice(0, -1)).toEqual([
    '按任务书采',
    '图像采集',
    '视频采集',
    '语音采集',
    '文本采集',
    '采集特点',
    '采集优势',
    '采集流程',
  ])
  expect((await section('采集流程')).getByRole('img', { name: '采集流程' })).toHaveAttribute(
    'src',
    '/upload/flow.webp',
  )
})

test('the index leads to each kind and says how many samples there are', async () => {
  renderPage()
  const index = within(await screen.findByRole('navigation', { name: '采集类型' }))
  const link = index.getByRole('link', { name: /视频采集/ })
  expect(link).toHaveAttribute('href', '#video')
  expect(link).toHaveTextContent('2段样例')
})

test.each([
  ['image', '暂无图像示例'],
  ['video', '暂无视频示例'],
  ['audio', '暂无音频示例'],
  ['text', '暂无文本示例'],
] as const)('P-486 the kind %s without samples says %s', async (kind, sentence) => {
  renderPage({ ...full, kinds: [kindOf(kind, '采集', [])] })
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

test('P-172, X-09 sections that are not filled are not there', async () => {
  renderPage({ ...full, kinds: [], features: [], advantages: [], process: null })
  await section('按任务书采')
  expect(screen.queryByRole('heading', { name: '采集特点' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: '采集类型' })).not.toBeInTheDocument()
})

test('X-09, X-83 without a record the page shows its empty state under the banner', () => {
  renderPage(null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('数据采集')
  expect(screen.getByText('暂无数据采集内容')).toBeInTheDocument()
})

test('X-104 the page leads to the cases, among which its own stand', () => {
  renderPage()
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/cases')
})
