import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(() => document.body.replaceChildren())

test('what never comes, and what is not there, is told with the whole document, once', async () => {
  document.body.innerHTML = '<p>Something else</p>'
  const words = await screen.findByText('Awaited', {}, { timeout: 60 }).then(
    () => 'it came',
    (error: Error) => error.message,
  )
  expect(words).toMatch(/Unable to find an element with the text: Awaited[^]*<p>/)
  expect(words.split('<p>')).toHaveLength(2)
  expect(() => screen.getByText('Looked for')).toThrow(/Looked for[^]*<p>/)
})
