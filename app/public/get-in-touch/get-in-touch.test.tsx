import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GetInTouch, type GetInTouchProps } from './get-in-touch.tsx'

function renderBand(props: Partial<GetInTouchProps> = {}) {
  const Stub = createRemixStub([
    { path: '/', Component: () => <GetInTouch title="聊聊您的数据" text="说说来源和去处。" {...props} /> },
  ])
  render(<Stub />)
}

test('the closing band leads to /contact and is named by its heading', () => {
  renderBand()
  expect(screen.getByRole('region', { name: '聊聊您的数据' })).toHaveTextContent('说说来源和去处。')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact'])
})

test('a topic leads to the message form, which is told what it is about', () => {
  renderBand({ topic: '数据标注' })
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '联系我们' }).href)
  expect([link.pathname, link.searchParams.get('topic'), link.hash]).toEqual([
    '/contact',
    '数据标注',
    '#message',
  ])
})

test('a second link stands beside it when there is one', () => {
  renderBand({ second: { label: '查看案例', to: '/government-cases' } })
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/government-cases')
})
