import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('a failure of the server says that it is noted, what to do next, and nothing of what broke', async () => {
  const error = new Error('SQLITE_CORRUPT: database disk image is malformed')
  // As Remix hands it on to the browser.
  delete error.stack
  await shown(error)
  expect(screen.getByText('问题已记录，我们会尽快处理。请稍后重新加载，或先返回首页。')).toBeVisible()
  expect(screen.getByText('重新加载')).toBeVisible()
  expect(document.body).not.toHaveTextContent('SQLITE')
})
