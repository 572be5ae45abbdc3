import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withConsoleApi } from './console-fixture.tsx'
import { openList } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

for (const facts of recordLists)
  test(`X-90 ${facts.noun}: every other field can be shown as a column, and what comes by default comes back`, async () => {
    const { user } = await openList(facts)
    await screen.findAllByRole('rowheader')
    const before = headings()
    await user.click(screen.getByRole('button', { name: '显示列' }))
    const boxes = await screen.findAllByRole('menuitemcheckbox', { checked: false })
    for (const box of boxes) await user.click(box)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headings()).toHaveLength(before.length + boxes.length))
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: '显示列' }))
    await user.click(await screen.findByRole('menuitem', { name: '恢复默认' }))
    await waitFor(() => expect(headings()).toEqual(before))
  })
