import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-646 a picture of a table is 100×64, opens large, and gives the keyboard back when it is closed', async () => {
  const { user, api } = await showPanel('banner')
  const [first] = await api('GET /api/banner/admin/list')
  const press = (await rowOf(first!.title)).getByRole('button', { name: '查看大图：轮播图片' })
  const small = press.querySelector('img')
  expect([small?.getAttribute('width'), small?.getAttribute('height')]).toEqual(['100', '64'])
  await user.click(press)
  const dialog = within(await screen.findByRole('dialog', { name: '轮播图片' }))
  expect(dialog.getByRole('img', { name: '轮播图片' })).toHaveAttribute('src', first!.imageUrl)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(press).toHaveFocus())
})
