import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { contactAddress } from '#app/public/contact-address.ts'
import { defaultEducationTexts } from './default-texts.ts'
import { IndustryEducationPage } from './industry-education-page.tsx'
import type { EducationEntry, IndustryEducationContent } from './load-industry-education.ts'

const entry: EducationEntry = {
  id: 1,
  title: '把产线搬进校园',
  description: '企业与学校一起备课。',
  pictures: ['/upload/campus.webp', '/upload/class.webp'],
  domesticPictures: ['/upload/a.webp', '/upload/b.webp', '/upload/c.webp'],
  overseasPictures: ['/upload/d.webp'],
  course: { title: '课程共建', description: '活页教材。', pictures: ['/upload/book.webp'] },
  practice: { title: '实训与实习', description: '按产线布置。', pictures: ['/upload/lab.webp'] },
}

const content: IndustryEducationContent = {
  texts: defaultEducationTexts,
  entries: [entry],
  services: [
    { id: 1, title: '技术服务中心', description: '服务周边企业。', pictures: ['/upload/s1.webp'] },
    {
      id: 2,
      title: '志愿服务',
      description: '扫描与编目。',
      pictures: ['/upload/s2.webp', '/upload/s3.webp'],
    },
  ],
}

function renderPage(changes: Partial<IndustryEducationContent> = {}) {
  const Stub = createRemixStub([
    { path: '*', Component: () => <IndustryEducationPage {...content} {...changes} /> },
  ])
  render(<Stub />)
}

const picturesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('src'))

// The first render makes all styles and fetches the sections below the window.
beforeAll(async () => {
  renderPage()
  const waiting = { timeout: 60_000 }
  await screen.findByRole('list', { name: '国内院校合作' }, waiting)
  await screen.findByRole('heading', { name: '课程共建' }, waiting)
  await screen.findByRole('heading', { name: '志愿服务' }, waiting)
  cleanup()
}, 120_000)

test('P-162 the entry shows title, description and its own pictures', () => {
  renderPage()
  const intro = screen.getByRole('region', { name: '把产线搬进校园' })
  expect(intro).toHaveTextContent('企业与学校一起备课。')
  expect(picturesIn(intro)).toEqual(['/upload/campus.webp', '/upload/class.webp'])
})

test('P-163, P-164 domestic and overseas schools have a gallery each', async () => {
  renderPage()
  expect(picturesIn(await screen.findByRole('list', { name: '国内院校合作' }))).toEqual([
    '/upload/a.webp',
    '/upload/b.webp',
    '/upload/c.webp',
  ])
  expect(picturesIn(screen.getByRole('list', { name: '海外院校合作' }))).toEqual(['/upload/d.webp'])
})

test('P-165, P-166 course and practice show title, description and images', async () => {
  renderPage()
  const [course, practice] = within(await screen.findByRole('region', { name: '课程与实践' })).getAllByRole(
    'article',
  ) as [HTMLElement, HTMLElement]
  expect(within(course).getByRole('heading', { name: '课程共建' })).toBeInTheDocument()
  expect(course).toHaveTextContent('活页教材。')
  expect(picturesIn(course)).toEqual(['/upload/book.webp'])
  expect(within(practice).getByRole('heading', { name: '实训与实习' })).toBeInTheDocument()
  expect(practice).toHaveTextContent('按产线布置。')
  expect(picturesIn(practice)).toEqual(['/upload/lab.webp'])
})

test('P-167 the services show images, title and description', async () => {
  renderPage()
  const services = await screen.findByRole('list', { name: '技术服务中心与社会服务' })
  const [, second] = [...services.children] as HTMLElement[]
  expect(services.children).toHaveLength(2)
  expect(within(second!).getByRole('heading', { name: '志愿服务' })).toBeInTheDocument()
  expect(second).toHaveTextContent('扫描与编目。')
  expect(picturesIn(second!)).toEqual(['/upload/s2.webp', '/upload/s3.webp'])
})

test('P-168, P-169, X-61 eight areas, each with a drawing and a name of its own', () => {
  renderPage()
  const areas = within(screen.getByRole('list', { name: '产教融合领域' })).getAllByRole('listitem')
  expect(areas).toHaveLength(8)
  expect(new Set(areas.map((area) => area.querySelector('p')?.textContent)).size).toBe(8)
  expect(areas.every((area) => area.querySelector('svg'))).toBe(true)
})

test('P-170 with nothing to show the page says so, and keeps its areas', async () => {
  renderPage({ entries: [], services: [] })
  expect(await screen.findByText('暂无产教融合数据')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: '产教融合领域' })).toBeInTheDocument()
})

test('P-171 several entries stand one below the other', async () => {
  renderPage({ entries: [entry, { ...entry, id: 2, title: '另一所学院' }] })
  expect(await screen.findByRole('region', { name: '另一所学院' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: '把产线搬进校园' })).toBeInTheDocument()
})

test('parts without content leave no empty frame', async () => {
  const nothing = { title: '', description: '', pictures: [] }
  renderPage({
    entries: [{ ...entry, domesticPictures: [], overseasPictures: [], course: nothing, practice: nothing }],
    services: [],
  })
  expect(screen.getByRole('region', { name: '把产线搬进校园' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: '国内院校合作' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '课程与实践' })).not.toBeInTheDocument()
  expect(screen.queryByText('暂无产教融合数据')).not.toBeInTheDocument()
  for (const eyebrow of ['01 / 校企共建', '02 / 合作方向'])
    expect(screen.getByText(eyebrow)).toBeInTheDocument()
})

test('X-02 the page leads to the education cases and to /contact', () => {
  renderPage()
  const cases = screen.getAllByRole('link', { name: '查看案例' }).map((link) => link.getAttribute('href'))
  expect(new Set(cases)).toEqual(new Set(['/industry-education-cases']))
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', contactAddress('产教融合'))
})
