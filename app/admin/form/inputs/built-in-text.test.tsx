import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as field from '#contract/declare/field.ts'
import { BuiltInText } from './built-in-text.tsx'

const text = (value: string) => (
  <BuiltInText
    name="privacyText"
    field={field.html('隐私政策正文')}
    builtIn={() => '<p>内置</p>'}
    form={{
      values: { privacyText: value },
      change: () => undefined,
      leave: () => undefined,
      errorOf: () => undefined,
      setSending: () => undefined,
    }}
  />
)

test('the warning of a short text is the same at each of its letters, so that none has it read out again', () => {
  const { rerender } = render(text('<p>我们</p>'))
  const warning = screen.getByRole('status').textContent
  rerender(text('<p>我们新</p>'))
  expect(screen.getByRole('status')).toHaveTextContent(warning!)
})
