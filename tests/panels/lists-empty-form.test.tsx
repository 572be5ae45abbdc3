import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withConsoleApi } from './console-fixture.tsx'
import { made, openList } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

for (const facts of recordLists)
  test(`${facts.lines} ${facts.noun}: an empty form is told what it lacks; one without rules is sent`, async () => {
    const { user } = await openList(facts)
    await user.click(await screen.findByRole('button', { name: `新增${facts.noun}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `新增${facts.noun}` }))
    await user.click(dialog.getByRole('button', { name: facts.saves?.add ?? '保存' }))
    for (const sentence of facts.refusals)
      expect((await dialog.findAllByText(sentence)).length, sentence).toBeGreaterThan(0)
    if (facts.general) expect(dialog.getAllByText(facts.general).length).toBeGreaterThan(0)
    if (facts.refusals.length === 0) await waitFor(() => expect(made(facts.calls.add)).toHaveLength(1))
    else expect(made(facts.calls.add)).toEqual([])
  })
