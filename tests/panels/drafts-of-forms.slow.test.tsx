import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { demoColleague } from '#mocks/accounts.ts'
import { askAs, backend, behave, showConsoleAt, withConsoleApi } from './console-fixture.tsx'
import { TIME, LEFT, press } from './left-drafts.ts'

withConsoleApi()

const background = () => screen.findByRole('textbox', { name: /^标题/ })

test('X-95 a form that is always open begins with the record, and offers what was left with its time', async () => {
  const { user, api } = await showConsoleAt('case-land-extension')
  const { title } = (await api('GET /api/land-extension-background/'))!
  await user.type(await background(), '（改）')
  cleanup()
  await showConsoleAt('case-land-extension')
  const field = await background()
  expect(field).toHaveValue(title)
  expect(await screen.findByText(LEFT)).toBeVisible()
  await press(user, '恢复')
  expect(field).toHaveValue(`${title}（改）`)
  expect(screen.getByText('有未保存的修改')).toBeVisible()
  await press(user, '保存')
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(await draftsAt('land-extension-background')).toEqual([])
})

test('X-79, X-95 a draft begun before the record was first saved shows both, and overwrites nothing unseen', async () => {
  behave('empty-land-extension-background')
  const { user, api } = await showConsoleAt('case-land-extension')
  await user.type(await background(), '我的标题')
  cleanup()
  behave('normal')
  await showConsoleAt('case-land-extension')
  await screen.findByText(LEFT)
  await press(user, '恢复')
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  await press(user, '载入当前值：标题')
  expect(await background()).toHaveValue((await api('GET /api/land-extension-background/'))!.title)
})

test('X-99 a draft of a record that a colleague was first to save says who that was, and when', async () => {
  await forget('land-extension-background')
  const { user } = await showConsoleAt('case-land-extension')
  await user.type(await background(), '我的标题')
  cleanup()
  const colleague = await askAs(demoColleague)
  const body = { title: '同事的标题', description: '', imageUrl: '' }
  await colleague.api('POST /api/land-extension-background/save', { body })
  await showConsoleAt('case-land-extension')
  await screen.findByText(LEFT)
  await press(user, '恢复')
  const words = new RegExp(`^${demoColleague.username}于 ${TIME} 修改了“标题”。`)
  expect(await screen.findByText(words)).toBeVisible()
})

test('X-99 a draft that a form opens with says who was first to save its record as well', async () => {
  const { api } = await askAs(demoColleague)
  const about = (await api('GET /api/about'))!
  await forget('about')
  const { user } = await showConsoleAt('about-content')
  await press(user, '编辑')
  await user.type(await screen.findByRole('textbox', { name: /^企业使命/ }), '我的使命')
  cleanup()
  await api('POST /api/about/save', { body: about })
  await showConsoleAt('about-content')
  await press(user, '继续填写')
  const words = new RegExp(`^${demoColleague.username}于 ${TIME} 修改了.*“企业使命”`)
  expect(await screen.findByText(words)).toBeVisible()
})

/** From now on nothing was ever saved of a type's one record. */
function forget(typeName: string) {
  return backend.transaction(async (stores) => {
    const [row] = await stores.of(typeName).find()
    await stores.of(typeName).remove(row!.id)
  })
}

test('X-79 what somebody else saved first, while the form still stood empty here, is shown and not written over', async () => {
  behave('empty-land-extension-background')
  const { user, api } = await showConsoleAt('case-land-extension')
  await user.type(await background(), '我的标题')
  behave('normal')
  const theirs = (await api('GET /api/land-extension-background/'))!.title
  await press(user, '保存')
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  expect((await api('GET /api/land-extension-background/'))!.title).toBe(theirs)
  expect(await background()).toHaveValue('我的标题')
})
