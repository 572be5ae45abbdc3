import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { caseCategories } from '#content/case/case.type.ts'
import { menuItems } from '#content/registry/menus.generated.ts'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'
import { publicPageOf } from '#app/admin/shell/menu.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import { pageKeys } from '#content/page-config/page-config.type.ts'
import { builtRoutes } from '#tests/pages/built-routes.ts'
import { publicPages } from '#tests/pages/public-pages.ts'
import { rowOf, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('every type that the console keeps names the page that shows it, or that there is none', () => {
  const items: readonly MenuItem[] = menuItems
  const silent = items.filter(({ types = [], publicPage }) => types.length > 0 && publicPage === undefined)
  expect(silent, 'publicPage in the menu file of its folder').toEqual([])
})

test('what a menu file names as the page of its records is a page of the site', () => {
  const named = menuItems.flatMap((item) => ('publicPage' in item ? [item.publicPage] : []))
  const paths = named.filter((page) => typeof page === 'string')
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !Object.hasOwn(publicPages, path))).toEqual([])
})

test('the texts of a page are seen on the page whose route names their key; those of the services on none', () => {
  const pageOf = new Map(
    publicRoutes({ routes: builtRoutes }).flatMap(({ path, handle: { sitemap } }) =>
      typeof sitemap === 'object' ? [[sitemap.texts as string, path]] : [],
    ),
  )
  expect(pageOf.size).toBeGreaterThan(5)
  for (const pageKey of Object.keys(pageKeys))
    expect(publicPageOf('page-config', { pageKey }), pageKey).toBe(pageOf.get(pageKey))
})

test('X-10 a case is seen on its own page; a new one, whose number is not known yet, on that of its category', () => {
  expect(publicPageOf('case', { id: 7, category: 'map-making' })).toBe('/cases/7')
  for (const category of Object.keys(caseCategories))
    expect(publicPageOf('case', { category })).toBe(
      casePages.find((page) => page.category === category)?.path,
    )
})

test('after a save 在网站上查看 opens the page that shows the record; what is disabled has none', async () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null)
  const { user, api } = await showPanel('partner')
  const shown = (await api('GET /api/partner/admin/list')).find(({ status }) => status === 1)!
  const save = async () => {
    await user.click((await rowOf(shown.name)).getByRole('button', { name: '编辑' }))
    await user.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await save()
  await user.click(await screen.findByRole('button', { name: '在网站上查看' }))
  expect(open).toHaveBeenCalledWith('/', '_blank', 'noopener')
  expect(screen.queryByRole('button', { name: '在网站上查看' })).toBeNull()

  await user.click((await rowOf(shown.name)).getByRole('switch'))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  await save()
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(screen.queryByRole('button', { name: '在网站上查看' })).toBeNull()
})
