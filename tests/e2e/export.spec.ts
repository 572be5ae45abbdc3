import { readFile } from 'node:fs/promises'
import { zipParts } from '#contract/files/zip-parts.ts'
import { call, signIn } from './fixtures/api.ts'
import { openConsole } from './fixtures/console.ts'
import { expect, test } from './fixtures/test.ts'

test('X-82 an Excel file of many long texts comes in a browser, under the policy of the console', async ({
  reusedPage: page,
  site,
}) => {
  const token = await signIn(site.origin)
  const added: number[] = []
  // Each part of the file is packed elsewhere once it is large: no two texts here are alike.
  for (let place = 1; place <= 12; place += 1) {
    const description = Array.from({ length: 2_500 }, (_, index) => `${place}.${index}`)
      .join(' ')
      .slice(0, 19_000)
    const body = { name: `导出测试 ${place}`, description, status: 0 }
    const { data } = await call<{ id: number }>(site.origin, 'POST /api/partner/add', { body, token })
    added.push(data.id)
  }
  await openConsole(page, 'partner')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.getByRole('searchbox', { name: '搜索合作企业' }).fill('导出测试')
  await expect(page.getByText('找到 12 条合作企业')).toBeVisible()
  expect(scripts, 'what makes the file comes when it is asked for').toEqual([])

  await page.getByRole('button', { name: '导出：合作企业' }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出 Excel（XLSX）' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^合作企业-\d{8}\.xlsx$/)
  const names = zipParts(new Uint8Array(await readFile(await download.path())))?.map(({ name }) => name)
  expect(names).toContain('xl/worksheets/sheet1.xml')
  expect(scripts.length).toBeGreaterThan(0)
  for (const id of added) await call(site.origin, `DELETE /api/partner/${id}`, { token })
})
