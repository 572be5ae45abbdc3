import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readAddress } from '#app/admin/address/address.ts'
import { saveColumnChoice, loadColumnChoices } from '#app/admin/local-data/column-choices.ts'
import { beginSession } from '#app/admin/api/session.ts'
import { demoAdministrator, demoColleague } from '#mocks/accounts.ts'
import {
  askAs,
  backend,
  rowOf,
  sent,
  showConsole,
  showConsoleAt,
  showPanel,
  typeMoment,
  withConsoleApi,
} from './console-fixture.tsx'

withConsoleApi()

const LIST = 'GET /api/contact/admin/list'

test('X-33, X-85 page, size, search, sort and filters stand in the address, and the address brings them back', async () => {
  const { user, api } = await showPanel('contact')
  const { records } = await api(LIST, { query: { page: 2, size: 20, sort: 'name', order: 'asc' } })
  const names = records.map(({ name }) => name)
  await user.click(await screen.findByRole('button', { name: '姓名' }))
  await user.click(screen.getByRole('button', { name: /每页条数/ }))
  await user.click(await screen.findByRole('option', { name: '20 条/页' }))
  await user.click(screen.getByRole('button', { name: '第 2 页' }))
  await waitFor(() =>
    expect(Object.fromEntries(readAddress().look)).toEqual({
      page: '2',
      size: '20',
      sort: 'name',
      order: 'asc',
    }),
  )
  await waitFor(() => expect(shownNames()).toEqual(names))

  cleanup()
  await showPanel('contact')
  await waitFor(() => expect(shownNames()).toEqual(names))
  expect(screen.getByRole('columnheader', { name: '姓名' })).toHaveAttribute('aria-sort', 'ascending')
})

test('X-33 an address that says what no table can be asked for is read as if it did not', async () => {
  window.location.hash = '#contact?page=-1&size=7&sort=hash&order=up&suspect=9&from=yesterday'
  const { api } = await showPanel('contact')
  const { records } = await api(LIST, { query: { page: 1, size: 1 } })
  expect(await rowOf(records[0]!.name)).toBeTruthy()
  expect(screen.queryByText(/已用/)).toBeNull()
})

test('X-33 the button that takes filters back takes a half typed day too', async () => {
  const { user } = await showPanel('contact')
  await typeMoment(user, '创建时间止', '2026-11-29')
  await typeMoment(user, '创建时间起', '0202-11-29')
  await user.click(screen.getByRole('button', { name: '清除条件' }))
  const first = within(screen.getByRole('group', { name: '创建时间起' }))
  for (const part of first.getAllByRole('spinbutton')) expect(part).toHaveAttribute('data-placeholder')
})

test('X-81, X-33 a flag is a filter of the server, and one button takes search and filters back', async () => {
  await backend.transaction((stores) =>
    stores.of('contact-message').create({
      name: '钱多多',
      email: 'a@example.com',
      phone: '13800138000',
      subject: '推广',
      message: '您好',
      createTime: '2099-01-01T00:00:00.000Z',
      isSuspect: 1,
    }),
  )
  const { user, api } = await showPanel('contact')
  const { total } = await api(LIST, { query: { suspect: 1 } })
  await rowOf('钱多多')
  await user.click(screen.getByRole('button', { name: /^是否疑似广告/ }))
  await user.click(await screen.findByRole('option', { name: '疑似广告' }))
  // What is chosen says of what, without its label.
  expect(screen.getByRole('button', { name: /^疑似广告/ })).toBeVisible()
  await waitFor(() => expect(screen.getByText(`找到 ${total} 条留言`)).toBeVisible())
  expect(window.location.hash).toBe('#?suspect=1')
  await user.type(screen.getByRole('searchbox'), '不会有的词')
  expect(await screen.findByText('没有符合条件的留言')).toBeVisible()
  expect(screen.getByText('已用 2 个条件')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除条件' }))
  expect(await rowOf('钱多多')).toBeTruthy()
  await waitFor(() => expect(window.location.hash).toBe(''))
})

test('a table whose records are all in the browser is filtered there', async () => {
  const { user, api } = await showPanel('banner')
  const banners = await api('GET /api/banner/admin/list')
  const disabled = banners.filter(({ status }) => status === 0)
  await rowOf(banners[0]!.title)
  const asked = sent.length
  await choose(user, '状态', '禁用')
  expect(screen.getByText(`找到 ${disabled.length} 条轮播图`)).toBeVisible()
  expect(shownNames()).toEqual(disabled.map(({ title }) => title))
  expect(sent).toHaveLength(asked)
})

test('columns are left out by administrator and table, and come back with one press', async () => {
  const { user } = await showPanel('contact')
  expect(await screen.findByRole('columnheader', { name: '电话' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '显示列' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '电话' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('columnheader', { name: '电话' })).toBeNull()

  cleanup()
  await showPanel('application')
  expect(await screen.findByRole('columnheader', { name: '电话' })).toBeVisible()
  cleanup()
  await showPanel('contact')
  await screen.findByRole('columnheader', { name: '邮箱' })
  expect(screen.queryByRole('columnheader', { name: '电话' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '显示列' }))
  await user.click(await screen.findByRole('menuitem', { name: '恢复默认' }))
  expect(await screen.findByRole('columnheader', { name: '电话' })).toBeVisible()
})

test('X-90, A-338 other fields can be chosen as columns; the choice is of the account and outlives the logout', async () => {
  const { user, api } = await showConsoleAt('news')
  const [first] = await api('GET /api/news')
  await screen.findByRole('columnheader', { name: '作者' })
  expect(screen.queryByRole('columnheader', { name: '摘要' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '显示列' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '摘要' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: '作者' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: '摘要' })).toBeVisible()
  expect(screen.getByText(first!.summary)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(localStorage).toHaveLength(0)

  cleanup()
  const { session } = await askAs(demoColleague)
  beginSession(session)
  sessionStorage.setItem('active-panel', 'news')
  showConsole()
  expect(await screen.findByRole('columnheader', { name: '作者' }), 'of another account').toBeVisible()
  expect(screen.queryByRole('columnheader', { name: '摘要' })).toBeNull()

  cleanup()
  await showConsoleAt('news')
  expect(await screen.findByRole('columnheader', { name: '摘要' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: '作者' })).toBeNull()
})

test('X-90 a table never shows other columns than those that were chosen, not even at first', async () => {
  saveColumnChoice(demoAdministrator.username, 'contact-message', { phone: false })
  await loadColumnChoices('')
  const headings = new Set<string>()
  const watching = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('columnheader')) headings.add(textContent ?? '')
  })
  watching.observe(document.body, { childList: true, subtree: true })
  await showConsoleAt('contact')
  await screen.findAllByRole('rowheader')
  watching.disconnect()
  expect([...headings].some((text) => text.includes('邮箱'))).toBe(true)
  expect([...headings].some((text) => text.includes('电话'))).toBe(false)
})

test('X-90 what visitors sent can be sorted by the server in no further column', async () => {
  const { user } = await showPanel('contact')
  await user.click(await screen.findByRole('button', { name: '显示列' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '消息' }))
  await user.keyboard('{Escape}')
  const heading = await screen.findByRole('columnheader', { name: '消息' })
  expect(within(heading).queryByRole('button')).toBeNull()
})

test('X-85 a link opens its panel as it was looked at; another panel opens with a look of its own', async () => {
  window.location.hash = '#contact?page=2'
  const { user } = await showConsoleAt('dashboard')
  expect(await screen.findByRole('heading', { name: '访客留言', level: 1 })).toBeVisible()
  expect(await screen.findByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await user.click(menu.getByRole('button', { name: '轮播图管理' }))
  expect(window.location.hash).toBe('#banner')
  await user.click(screen.getByRole('link', { name: '跳到内容' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash, 'the address still names the panel').toBe('#banner')
})

test('X-85 the open record stands in the address, and a link to it opens it again', async () => {
  window.location.hash = '#partner/999?size=20'
  const { user, api } = await showConsoleAt('dashboard')
  const [partner] = await api('GET /api/partner/admin/list')
  await rowOf(partner!.name)
  await waitFor(() => expect(window.location.hash).toBe('#partner?size=20'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click((await rowOf(partner!.name)).getByRole('button', { name: '编辑' }))
  expect(await screen.findByRole('dialog', { name: '编辑合作企业' })).toBeVisible()
  await waitFor(() => expect(window.location.hash).toBe(`#partner/${partner!.id}?size=20`))

  cleanup()
  await showConsoleAt('dashboard')
  const dialog = within(await screen.findByRole('dialog', { name: '编辑合作企业' }))
  expect(dialog.getByRole('textbox', { name: /企业名称/ })).toHaveValue(partner!.name)
})

const shownNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`全部${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}
