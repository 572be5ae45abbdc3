import { useLocation, useNavigate } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { DialogWatch } from '#design-system/modal/dialog-watch.ts'
import { Modal } from '#design-system/modal/index.ts'
import { useBackCloses } from './use-back-closes.ts'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <DialogWatch.Provider value={useBackCloses}>
      <output>{pathname + search + hash}</output>
      <button onClick={() => setOpen(true)}>打开</button>
      <button onClick={() => navigate(-1)}>返回</button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="邮箱">
        内容
      </Modal>
    </DialogWatch.Provider>
  )
}

const Stub = createRemixStub([{ path: '*', Component: Page }])
/** Longer than any navigation here takes. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))
const address = () => document.querySelector('output')?.textContent

beforeEach(async () => {
  render(<Stub initialEntries={['/', '/contact?location=a#jobs']} />)
  fireEvent.click(screen.getByText('打开'))
  await waitFor(() => expect(address()).toBe('/contact?location=a#dialog'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('going back closes the dialog and leaves the page as it was', async () => {
  fireEvent.click(screen.getByText('返回'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/contact?location=a#jobs')
})

test('a dialog that is closed by its cross leaves no entry behind', async () => {
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/contact?location=a#jobs'))
  fireEvent.click(screen.getByText('返回'))
  await waitFor(() => expect(address()).toBe('/'))
})

test('a dialog that is closed before its entry has come leaves none behind', async () => {
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(address()).toBe('/contact?location=a#jobs'))
  // Within one act the router's new address is not rendered between the presses.
  act(() => {
    flushSync(() => screen.getByText('打开').click())
    screen.getByRole('button', { name: '关闭' }).click()
  })
  await settled()
  expect(address()).toBe('/contact?location=a#jobs')
  fireEvent.click(screen.getByText('返回'))
  await waitFor(() => expect(address()).toBe('/'))
})

test('it opens and closes again as often as one likes', async () => {
  for (let times = 0; times < 2; times += 1) {
    fireEvent.click(screen.getByText('返回'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.click(screen.getByText('打开'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/contact?location=a#dialog'))
  }
})
