import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionBoundary } from '#app/public/deferred-hydration/section-boundary.tsx'
import { expectConsoleError } from '#tests/setup/component.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { lazyWithRetry, withTimeout } from './lazy-with-retry.tsx'

afterEach(() => vi.useRealTimers())

test('a part that comes in time is handed on', async () => {
  expect(await withTimeout(async () => 'part')).toBe('part')
})

test('P-023, P-488, A-027, A-632, A-659, X-55 a part that has not come after 120000 ms is a load error, not a moment earlier', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const waiting = withTimeout(() => new Promise(() => {})).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ message: '页面加载超时，请刷新后重试' })
})

test('a download that fails is a load error', async () => {
  await expect(withTimeout(() => Promise.reject(new TypeError('offline')))).rejects.toBeInstanceOf(
    ChunkLoadError,
  )
})

test('X-55 a lost section says so in its place, and is asked for again at 重试 and whenever it is shown again', async () => {
  expectConsoleError(/ChunkLoadError|SectionBoundary|offline/)
  const offline = new TypeError('offline')
  const load = vi
    .fn(async () => 'here')
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
  const Part = lazyWithRetry(load, (words) => () => <p>{words}</p>)
  const page = () => (
    <SectionBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </SectionBoundary>
  )
  const { unmount } = render(page())
  expect(await screen.findByRole('alert')).toHaveTextContent('这一部分没有加载出来')
  unmount()
  render(page())
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('here')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a section that fails by itself is left to the page', async () => {
  expectConsoleError(/broken inside|SectionBoundary|PageBoundary/)
  render(
    <PageBoundary>
      <SectionBoundary>
        <Broken />
      </SectionBoundary>
    </PageBoundary>,
  )
  expect(await screen.findByText('page: broken inside')).toBeVisible()
})

function Broken(): ReactNode {
  throw new Error('broken inside')
}

class PageBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>page: {this.state.error.message}</p> : this.props.children
  }
}
