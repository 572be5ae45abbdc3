import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, rowOf, withConsoleApi } from './console-fixture.tsx'
import { listed, openList } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

for (const facts of recordLists)
  test(`${facts.lines.load} ${facts.noun}: a failed load says ${facts.loadFailure} and can be tried again`, async () => {
    behave('every-load-fails')
    const { user, ask } = await openList(facts)
    expect(await screen.findByText(facts.loadFailure)).toBeVisible()
    behave('normal')
    await user.click(screen.getByRole('button', { name: /^重/ }))
    const [first] = await listed(ask, facts)
    expect(await rowOf(String(first![facts.named[1]]))).toBeTruthy()
  })
