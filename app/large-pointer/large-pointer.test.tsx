import { readFileSync } from 'node:fs'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { script as headScript } from '#app/document/head-script/head-script.ts?inline-script'
import { LargePointerChoice } from './large-pointer-choice.tsx'
import { choosePointer, readPointerCookie } from './pointer-choice.ts'

const root = document.documentElement
const runHeadScript = () => new Function(headScript)()
const styles = () => document.querySelectorAll('link[href="/large-pointer.css"]')
let stopListening: () => void

beforeEach(() => {
  stopListening = listenForOneTest()
})

afterEach(() => {
  stopListening()
  document.cookie = 'pointer=; path=/; max-age=0'
  delete root.dataset.pointer
  delete root.dataset.theme
  document.getElementById('large-pointer')?.remove()
})

test('nobody who did not choose it loads its styles', () => {
  runHeadScript()
  expect(root).not.toHaveAttribute('data-pointer')
  expect(styles()).toHaveLength(0)
})

test('the cookie makes it large from the start, and its styles come once', () => {
  document.cookie = 'pointer=large; path=/'
  runHeadScript()
  window.dispatchEvent(new Event('focus'))
  expect(root.dataset.pointer).toBe('large')
  expect(styles()).toHaveLength(1)
})

test('a choice counts at once, is kept, and is taken back', async () => {
  runHeadScript()
  render(<LargePointerChoice />)
  const choice = screen.getByRole('checkbox', { name: /^大号鼠标指针/ })
  await userEvent.click(choice)
  expect(root.dataset.pointer).toBe('large')
  expect(readPointerCookie(document.cookie)).toBe('large')
  await waitFor(() => expect(choice).toBeChecked())
  await userEvent.click(choice)
  expect(root.dataset.pointer).toBe('normal')
  await waitFor(() => expect(choice).not.toBeChecked())
})

test('a tab that is returned to follows what another one chose', () => {
  choosePointer(true)
  runHeadScript()
  document.cookie = 'pointer=normal; path=/'
  window.dispatchEvent(new Event('focus'))
  expect(root.dataset.pointer).toBe('normal')
})

test('arrow, hand and text pointer are 48 px, each with the browser’s own behind it', () => {
  const css = readFileSync('public/large-pointer.css', 'utf8')
  const pointers = [...css.matchAll(/cursor:\s+url\("([^"]*)"\)\s+\d+\s+\d+,\s+(\w+)/g)]
  expect(pointers.map(([, , own]) => own)).toEqual(['auto', 'pointer', 'text'])
  for (const [, picture = ''] of pointers)
    expect(decodeURIComponent(picture)).toContain("width='48' height='48'")
})
