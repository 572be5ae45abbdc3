import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './index.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

function giveCommand(succeeds: boolean) {
  const copied: string[] = []
  document.execCommand = vi.fn(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value)
    return succeeds
  })
  return copied
}

async function press(clipboard: Partial<Clipboard> | undefined, inDialog = false) {
  const user = userEvent.setup({ writeToClipboard: false })
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const onCopied = vi.fn()
  const onFailed = vi.fn()
  const button = <CopyButton value="0551-6666" onCopied={onCopied} onFailed={onFailed} />
  render(inDialog ? <dialog open>{button}</dialog> : button)
  await user.click(screen.getByRole('button', { name: '复制' }))
  return { onCopied, onFailed }
}

test('the clipboard facility is used where there is one', async () => {
  const writeText = vi.fn(async () => undefined)
  const { onCopied } = await press({ writeText })
  expect(writeText).toHaveBeenCalledWith('0551-6666')
  expect(onCopied).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveAccessibleName('已复制')
})

test('P-479 without the clipboard facility the fallback method copies', async () => {
  const copied = giveCommand(true)
  const { onCopied } = await press(undefined)
  expect(copied).toEqual(['0551-6666'])
  expect(onCopied).toHaveBeenCalledOnce()
  expect(document.querySelector('textarea')).toBeNull()
  expect(screen.getByRole('button')).toHaveFocus()
})

test('P-480 when the clipboard facility fails the fallback method copies, also inside a dialog', async () => {
  const copied = giveCommand(true)
  const { onCopied, onFailed } = await press({ writeText: () => Promise.reject(new Error('denied')) }, true)
  expect(copied).toEqual(['0551-6666'])
  expect(onCopied).toHaveBeenCalledOnce()
  expect(onFailed).not.toHaveBeenCalled()
})

test('when both methods fail the caller hears of it', async () => {
  giveCommand(false)
  const { onCopied, onFailed } = await press(undefined)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(onCopied).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveAccessibleName('复制失败')
})
