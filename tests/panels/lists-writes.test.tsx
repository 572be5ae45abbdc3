import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, withConsoleApi } from './console-fixture.tsx'
import { listed, made, openList, recordNow } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

const common = 'A-009, A-169, A-170, A-171, A-306, A-345, A-424, A-627'

for (const facts of recordLists)
  test(`${common}, ${facts.lines.acts} ${facts.noun}: changed, switched and deleted by its own calls`, async () => {
    const { user, ask } = await openList(facts)
    const [first] = await listed(ask, facts)
    const { id } = first!
    const name = String(first![facts.named[1]])
    const row = await rowOf(name)

    await user.click(row.getByRole('button', { name: /^编辑/ }))
    const dialog = within(await screen.findByRole('dialog', { name: `编辑${facts.noun}` }))
    const input = dialog.getByRole('textbox', { name: new RegExp(`^${facts.named[0]}`) })
    expect(input).toHaveValue(name)
    await user.type(input, '改')
    await user.click(dialog.getByRole('button', { name: facts.saves?.edit ?? '保存' }))
    expect(await screen.findByText(facts.says?.change ?? '更新成功')).toBeVisible()
    expect(made(facts.calls.change, id)[0]).toMatchObject({ body: { id } })
    expect((await recordNow(ask, facts, id))?.[facts.named[1]]).toBe(`${name}改`)

    const changed = await rowOf(`${name}改`)
    const flag = facts.flag ?? 'status'
    const wasOn = first![flag] === 1
    const { on, off } = facts.buttons ?? {}
    await user.click(
      on && off
        ? changed.getByRole('button', { name: new RegExp(`^${wasOn ? off : on}`) })
        : changed.getByRole('switch'),
    )
    expect(await screen.findByText('状态更新成功')).toBeVisible()
    await waitFor(async () => expect((await recordNow(ask, facts, id))?.[flag]).toBe(wasOn ? 0 : 1))
    expect(made(facts.calls.flip ?? facts.calls.change, id).length).toBeGreaterThan(0)

    await user.click((await rowOf(`${name}改`)).getByRole('button', { name: /^删除/ }))
    const question = within(await screen.findByRole('alertdialog', { name: '提示' }))
    expect(question.getByText(`确定要删除这个${facts.noun}吗？`)).toBeVisible()
    await user.click(question.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('删除成功')).toBeVisible()
    expect(made(facts.calls.remove, id)).toHaveLength(1)
    expect(await recordNow(ask, facts, id)).toBeUndefined()
  })
