import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { banner } from '#content/banner/banner.type.ts'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { currentSession } from '#app/admin/api/session.ts'
import { demoAdministrator, demoColleague } from '#mocks/accounts.ts'
import { askAs, behave, rowOf, showConsoleAt, showPanel, withConsoleApi } from './console-fixture.tsx'
import { LEFT, dialog, titleField, press, typeInto, firstBanner, signIn, leave } from './left-drafts.ts'

withConsoleApi()
// Before what is kept is cleared, which needs the browser's store again.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('A-339, X-95 a 401 takes nothing that was typed: anyone who signs in again is offered it', async () => {
  const { title } = await firstBanner()
  const { user } = await typeInto(title, '（改）')
  behave('session-expired')
  await user.click((await dialog()).getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  behave('normal')
  await signIn(user, demoAdministrator)
  const form = await dialog()
  expect(await form.findByText(LEFT)).toBeVisible()
  expect(await titleField()).toHaveValue(title)
})

test('A-338, X-95 a manual logout drops what was given up for it and nothing else; another account sees nothing', async () => {
  leave({})
  const { user } = await showConsoleAt('service-bpo')
  await user.type(await screen.findByRole('textbox', { name: /^流程标题/ }), '（改）')
  expect(await draftsAt('internet-bpo')).toHaveLength(1)
  await press(user, '退出登录')
  await press(user, '确定')
  await waitFor(() => expect(currentSession()).toBeUndefined())
  expect(localStorage).toHaveLength(0)

  await signIn(user, demoColleague)
  window.location.hash = '#banner'
  await screen.findAllByRole('rowheader')
  expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull()
  expect(await draftsAt('banner')).toEqual([])
  await press(user, '退出登录')

  await signIn(user, demoAdministrator)
  expect(await draftsAt('internet-bpo')).toEqual([])
  window.location.hash = '#banner'
  expect(await screen.findByText('有 11月25日 09:12 填写但未保存的新轮播图：“早上写的”')).toBeVisible()
})

test('X-95 what is typed about people is kept nowhere', async () => {
  const { user } = await showPanel('banner')
  cleanup()
  const aboutPeople = { ...banner, isAboutPeople: true }
  render(
    <RecordPanel
      type={aboutPeople}
      columns={['title']}
      namedBy="title"
      searchIn={['title']}
      emptyAdvice="添加第一个。"
    />,
  )
  await press(user, '新增轮播图')
  await user.type(await titleField(), '林晓的电话')
  expect(await draftsAt('banner')).toEqual([])
})

test('X-95 a browser that keeps nothing keeps nobody from typing and saving', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('IDBKeyRange', undefined)
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError')
  })
  const { title } = await firstBanner()
  const { user } = await typeInto(title, '（改）')
  await user.click((await dialog()).getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  await rowOf(`${title}（改）`)
})

test('another account that signs in elsewhere gets nothing of the form that is open here', async () => {
  const { title } = await firstBanner()
  await typeInto(title, '（改）')
  const { session } = await askAs(demoColleague)
  localStorage.setItem('user', JSON.stringify(session.user))
  localStorage.setItem('token', session.token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await waitFor(async () => expect(await titleField()).toHaveValue(title))
  expect(await draftsAt('banner')).toEqual([])
})
