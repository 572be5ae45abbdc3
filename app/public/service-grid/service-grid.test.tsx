import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rulesOf } from '#tests/setup/document.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { ServiceGrid, type Service } from './service-grid.tsx'

const service = (id: number): Service => ({
  id,
  title: `服务${id}`,
  description: `描述${id}`,
  imageUrl: `/upload/service-${id}.webp`,
  content: cleanHtml(`<p>正文${id}</p><script>alert(1)</script>`),
})

function renderGrid(services: readonly Service[]) {
  const Stub = createRemixStub([{ path: '*', Component: () => <ServiceGrid services={services} /> }])
  return render(<Stub initialEntries={['/services']} />)
}

async function opened(name: string) {
  fireEvent.click(screen.getByRole('link', { name }))
  return screen.findByRole('dialog', { name })
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('P-117, P-118, P-501, X-03 each service is a card that opens a dialog 70% wide', async () => {
  renderGrid([service(1), service(2)])
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    '服务1描述1',
    '服务2描述2',
  ])
  expect(rulesOf(await opened('服务2'))).toContain('width:min(70vw,')
})

test('P-119 a press outside closes the dialog', async () => {
  renderGrid([service(1)])
  const dialog = await opened('服务1')
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  await isClosed()
})

test('P-120 Esc closes the dialog', async () => {
  renderGrid([service(1)])
  fireEvent(await opened('服务1'), new Event('cancel', { cancelable: true }))
  await isClosed()
})

test('P-121, P-122, P-123, X-43 it shows image, title, description, cleaned text and notes, and leads to /contact', async () => {
  renderGrid([service(1)])
  const dialog = within(await opened('服务1'))
  expect(dialog.getByRole('img', { name: '服务1' })).toHaveAttribute('src', '/upload/service-1.webp')
  expect(dialog.getByRole('heading', { name: '服务1' })).toBeInTheDocument()
  expect(dialog.getByText('描述1')).toBeInTheDocument()
  expect((await dialog.findByText('正文1')).parentElement?.innerHTML).not.toContain('script')
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['服务周期', '服务质量'])
  expect(dialog.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', '/contact')
})

test('P-124 without services the grid says so', () => {
  renderGrid([])
  expect(screen.getByText('暂无服务数据')).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
})
