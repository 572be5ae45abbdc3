import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(() => document.body.replaceChildren())

test('what never comes, and what is not there, is told with the whole document, once', async () => {
  document.body.innerHTML = '<p>Something else</p>'
  const waited = screen.findByText('Awaited', {}, { timeout: 60 })
  await expect(waited).rejects.toThrow(/Unable to find an element with the text: Awaited[^]*<p>/)
  const words = await waited.then(
    () => '',
    (error: Error) => error.message,
  )
  expect(words.split('<p>')).toHaveLength(2)
  expect(() => screen.getByText('Looked for')).toThrow(/Looked for[^]*<p>/)
})
