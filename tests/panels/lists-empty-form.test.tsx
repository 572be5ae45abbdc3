import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { widthOf, withConsoleApi } from './console-fixture.tsx'
import { made, openList } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

for (const facts of recordLists)
  test(`A-008, A-196, A-197, A-647, ${facts.lines.form ?? 'X-67'} ${facts.noun}: a dialog of its width; an empty form is told what it lacks; one without rules is sent`, async () => {
    const { user } = await openList(facts)
    await user.click(await screen.findByRole('button', { name: `新增${facts.noun}` }))
    const opened = await screen.findByRole('dialog', { name: `新增${facts.noun}` })
    const [least, most] = facts.width ? [facts.width, facts.width] : [560, 800]
    expect(widthOf(opened)).toBeGreaterThanOrEqual(least)
    expect(widthOf(opened)).toBeLessThanOrEqual(most)
    const dialog = within(opened)
    if (facts.hasCommonPicture)
      expect((await dialog.findAllByText('支持 JPG、PNG、WEBP，不超过 2MB')).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('button', { name: facts.saves?.add ?? '保存' }))
    for (const sentence of facts.refusals)
      expect((await dialog.findAllByText(sentence)).length, sentence).toBeGreaterThan(0)
    if (facts.general) expect(dialog.getAllByText(facts.general).length).toBeGreaterThan(0)
    if (facts.refusals.length === 0) await waitFor(() => expect(made(facts.calls.add)).toHaveLength(1))
    else expect(made(facts.calls.add)).toEqual([])
  })
