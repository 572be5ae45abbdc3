import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChunkLoadError } from '#app/browser/chunk-load-error.ts'
import { ErrorPage } from './error-page.tsx'

const shown = async (error: unknown) => {
  const Stub = createRemixStub([{ path: '*', Component: () => <ErrorPage error={error} /> }])
  render(<Stub />)
  await screen.findByRole('heading', { name: '页面暂时无法显示' })
}

test('a failure in the browser does not claim that it is noted', async () => {
  await shown(new DOMException('The operation is insecure.', 'SecurityError'))
  expect(document.body).not.toHaveTextContent('已记录')
})

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to decode turbo-stream response from URL: http://site.test/about.data'),
  new ChunkLoadError('页面加载失败，请刷新后重试'),
])('a page that the network kept back is no fault of the browser: %s', async (error) => {
  await shown(error)
  expect(screen.getByText('网络错误，请检查网络后重新加载。')).toBeVisible()
  expect(screen.getByText('重新加载')).toBeVisible()
})

test('a failure of the server says that it is noted, what to do next, and nothing of what broke', async () => {
  const error = new Error('SQLITE_CORRUPT: database disk image is malformed')
  // As Remix hands it on to the browser.
  delete error.stack
  await shown(error)
  expect(screen.getByText('问题已记录，我们会尽快处理。请稍后重新加载，或先返回首页。')).toBeVisible()
  expect(screen.getByText('重新加载')).toBeVisible()
  expect(document.body).not.toHaveTextContent('SQLITE')
})
