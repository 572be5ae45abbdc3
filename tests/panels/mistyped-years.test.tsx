import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FIRST_DAY } from '#contract/shared/first-day.ts'
import { boundsMessage, parseDateText } from '#design-system/date-field/date-text.ts'
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

test('S-006 a mourning day of the year 26 in the settings is flagged, and another field is saved', async () => {
  const days = [{ title: '公祭日', look: 'mourning', from: '0026-12-13', until: '2026-12-13' }]
  const [settings] = await backend.stores.of('site-settings').find()
  await backend.transaction((stores) =>
    settings
      ? stores.of('site-settings').update(settings.id, { days })
      : stores.of('site-settings').create({ days }),
  )
  const { user } = await showPanel('site-settings')
  const first = await screen.findByRole('group', { name: /^开始日期/ })
  expect(first).toHaveAccessibleDescription(expect.stringContaining('不能早于 1900-01-01'))
  await user.type(screen.getByRole('textbox', { name: '联系电话' }), '0551-12345678')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
})

test('the first day that a date field takes is the contract’s', () => {
  const told = (day: string) => boundsMessage(parseDateText(day, 'date'), { kind: 'date' })
  expect([told('1899-12-31'), told(FIRST_DAY)]).toEqual([`不能早于 ${FIRST_DAY}`, undefined])
})

test('the day is repaired by its year', async () => {
  const { user, dialog } = await openOld()
  await typeMoment(user, /^登记日期/, '2026')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(saved()).toMatchObject([{ registrationDate: '2026-11-29' }])
})
