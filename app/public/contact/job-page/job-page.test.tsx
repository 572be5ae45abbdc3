import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { JobPage } from './job-page.tsx'
import { loadJobPage } from './load-job-page.ts'

const ONE = 'GET /api/recruitment/list/{id}'
const ALL = 'GET /api/recruitment/list'

const posting = (id: number) => ({
  id,
  jobTitle: `岗位${id}`,
  jobLocation: '扬州',
  jobCategory: '数据类',
  serviceMode: '全职',
  jobDescription: '标注点云',
  jobRequirements: '细心',
})

// The first render makes all styles and fetches the posting's text.
beforeAll(async () => {
  await page()
  await screen.findByRole('heading', { level: 2, name: '岗位要求' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

afterEach(cleanup)

async function page() {
  const read = pageReaderOf({
    [ONE]: { ...posting(5), createTime: '2026-10-01 08:00:00' },
    [ALL]: [posting(3), posting(5)],
  })
  const content = await loadJobPage(read, '5')
  const Stub = createRemixStub([{ path: '*', Component: () => <JobPage {...content} /> }])
  render(<Stub initialEntries={['/contact/jobs/5']} />)
}

test('a posting stands whole on a page of its own, with the day since when it stands', async () => {
  await page()
  expect(screen.getByRole('heading', { level: 1, name: '岗位5' })).toBeVisible()
  expect((await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual(
    ['岗位描述', '岗位要求'],
  )
  expect(screen.getByText('2026-10-01')).toHaveAttribute('datetime', '2026-10-01')
})

test('applying leads to the form with the posting’s title and location', async () => {
  await page()
  const apply = screen.getByRole('link', { name: '应聘' }).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URL(apply, 'http://site').searchParams)).toEqual({
    title: '岗位5',
    location: '扬州',
  })
})

test('the ways lead to the posting before it and back to the list of its location', async () => {
  await page()
  const ways = within(screen.getByRole('navigation', { name: '继续阅读' }))
  expect(ways.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual([
    '/contact/jobs/3',
    '/contact?location=扬州#jobs',
    '/share/posters/contact/jobs/5.jpg',
  ])
})

test('the page of a posting that could not be loaded is a failure, told as the list’s is (X-17)', async () => {
  const read = pageReaderOf({ [ALL]: [posting(3)] })
  const thrown: unknown = await loadJobPage(read, '5').catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 503 } })
  expect(read.failures).toEqual(['加载招聘信息失败'])
})
