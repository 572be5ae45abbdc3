import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { RichTextField } from './index.ts'

test('in a dialog the window of a link opens with the caret in its address', async () => {
  render(
    <FormDialog isOpen onClose={vi.fn()} onSubmit={vi.fn()} title="编辑资讯">
      <RichTextField label="正文" value="<p>自然资源调查</p>" onChange={vi.fn()} />
    </FormDialog>,
  )
  const text = await screen.findByRole('textbox', { name: '正文' })
  act(() => text.focus())
  await userEvent.click(screen.getByRole('button', { name: '链接' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '网址' })).toHaveFocus())
})
