import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, rowOf, sent, showPanel, typeMoment, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

/** Opens the form of a record that an earlier release stored with a day of the year 26. */
async function openOld() {
  const [record] = await backend.stores.of('software-copyright').find({ limit: 1 })
  await backend.transaction((stores) =>
    stores.of('software-copyright').update(record!.id, { registrationDate: '0026-11-29' }),
  )
  const { user } = await showPanel('software-copyright')
  await user.click((await rowOf(String(record!.title))).getByRole('button', { name: /^编辑/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑软件著作权' }))
  expect(await dialog.findByText('不能早于 1900-01-01')).toBeVisible()
  return { user, dialog }
}

const saved = () =>
  sent.filter(({ line }) => line === 'POST /api/software-copyright/update').map(({ body }) => body)

test('a record with a day of the year 26 says what is wrong with it and is saved elsewhere', async () => {
  const { user, dialog } = await openOld()
  await user.type(dialog.getByRole('textbox', { name: /^软件名称|^标题|^名称/ }), '二')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(saved()).toMatchObject([{ registrationDate: '0026-11-29' }])
})

test('the day is repaired by its year', async () => {
  const { user, dialog } = await openOld()
  await typeMoment(user, /^登记日期/, '2026')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(saved()).toMatchObject([{ registrationDate: '2026-11-29' }])
})
