import { fireEvent, render } from '@testing-library/react'
import { useRef, type FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useSaveKeys } from './use-save-keys.ts'

function Form({ onSave }: { onSave: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return <form ref={form} onSubmit={save} />
}

const save = { key: 's', code: 'KeyS', ctrlKey: true }

test.each([
  ['is composed', { ...save, isComposing: true }],
  ['is composed, when the key has no name', { ...save, key: 'Process', isComposing: true }],
  ['has just been committed', { ...save, keyCode: 229 }],
])('Ctrl+S saves nothing while a text %s, and leaves the page unsaved too', (_what, key) => {
  const onSave = vi.fn()
  render(<Form onSave={onSave} />)
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  expect(onSave).not.toHaveBeenCalled()
})

test('Ctrl+S saves once the text is committed', () => {
  const onSave = vi.fn()
  render(<Form onSave={onSave} />)
  fireEvent.keyDown(document.body, save)
  expect(onSave).toHaveBeenCalledTimes(1)
})
