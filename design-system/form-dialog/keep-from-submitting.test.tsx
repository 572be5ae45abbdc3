import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '#design-system/text-field/index.ts'
import { FormDialog } from './index.ts'

test('Enter in a line of text submits nothing where it is told not to', async () => {
  const onSubmit = vi.fn()
  render(
    <FormDialog isOpen submitsOnEnter={false} onClose={vi.fn()} onSubmit={onSubmit} title="新增企业">
      <TextField label="企业名称" />
    </FormDialog>,
  )
  await userEvent.type(screen.getByLabelText('企业名称'), '云图{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
