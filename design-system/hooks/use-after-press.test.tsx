import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '#design-system/text-field/index.ts'

function Form() {
  const [error, setError] = useState<string>()
  return (
    <>
      <TextField label="标题" error={error} onBlur={() => setError('请输入标题')} />
      <button type="button">换算</button>
    </>
  )
}

test('an error that a press brings about appears only when the press has ended', async () => {
  render(<Form />)
  const button = screen.getByRole('button')
  screen.getByRole('textbox').focus()
  fireEvent.pointerDown(button)
  act(() => button.focus())
  expect(screen.queryByText('请输入标题')).toBeNull()
  fireEvent.pointerUp(button)
  expect(screen.queryByText('请输入标题')).toBeNull()
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText('请输入标题')).toBeVisible())
})

test('an error that a key brings about appears at once', () => {
  render(<Form />)
  screen.getByRole('textbox').focus()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Tab' })
  act(() => screen.getByRole('button').focus())
  expect(screen.getByText('请输入标题')).toBeVisible()
})
