import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { backend, behave, rowOf, sent, showPanel, withConsoleApi } from './console-fixture.tsx'
import { readWorkbook } from './read-workbook.ts'
import { exportAs, savedFiles } from './saved-files.ts'
// Loaded here, so that no test waits for them to be compiled.
import '#app/admin/list/export/csv-of-records.ts'
import '#app/admin/list/export/export-workbook.ts'

withConsoleApi()

const PARTNERS = ['编号', '企业名称', '企业logo', '企业网站', '企业描述', '排序', '状态', '创建时间']

async function addPartners() {
  await backend.transaction(async (stores) => {
    for (let place = 1; place <= 12; place += 1) {
      const name = `甲方 ${String(place).padStart(2, '0')}`
      await stores.of('partner').create({
        name,
        logoUrl: 'a.png',
        websiteUrl: '',
        description: '=1+1',
        sortOrder: place,
        status: place === 12 ? 0 : 1,
        createTime: '2026-03-01T16:30:00.000Z',
      })
    }
  })
}

test('X-82 a list is saved as it is shown: what the search leaves, in the order of the table, every page of it', async () => {
  await addPartners()
  const files = savedFiles()
  const { user } = await showPanel('partner')
  await user.type(await screen.findByRole('searchbox'), '甲方')
  await waitFor(() => expect(screen.getByText('找到 12 条合作企业')).toBeVisible())
  await user.click(screen.getByRole('button', { name: '排序' }))
  await user.click(screen.getByRole('button', { name: '排序' }))
  await exportAs(user, '合作企业', '导出 Excel（XLSX）')
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^合作企业-\d{8}\.xlsx$/)]))
  const { rows, formulas, sheetName } = await readWorkbook(files.last())
  expect(rows[0]).toEqual(PARTNERS)
  expect(rows.slice(1).map(([, name]) => name)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((place) => `甲方 ${String(place).padStart(2, '0')}`),
  )
  expect(rows[1]).toEqual([
    expect.any(Number),
    '甲方 12',
    `${location.origin}/upload/a.png`,
    '',
    '=1+1',
    12,
    '禁用',
    '2026-03-02 00:30:00',
  ])
  expect({ formulas, sheetName }).toEqual({ formulas: 0, sheetName: '合作企业' })
})

test('X-82 the CSV file of a list holds the same, with what is filtered out left out', async () => {
  await addPartners()
  const files = savedFiles()
  const { user } = await showPanel('partner')
  await user.type(await screen.findByRole('searchbox'), '甲方 03')
  await waitFor(() => expect(screen.getByText('找到 1 条合作企业')).toBeVisible())
  await exportAs(user, '合作企业', '导出 CSV')
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^合作企业-\d{8}\.csv$/)]))
  const [heading, line, end] = (await files.last().text()).replace(/^\uFEFF/, '').split('\r\n')
  expect(heading).toBe(PARTNERS.join())
  expect(line).toMatch(/^\d+,甲方 03,http:\S+\/upload\/a\.png,,'=1\+1,3,启用,2026-03-02 00:30:00$/)
  expect(end).toBe('')
})

test('X-82, X-71 a workbook of messages is made of the one call that the journal keeps, and of no other', async () => {
  const files = savedFiles()
  const { user, api } = await showPanel('contact')
  const { records, total } = await api('GET /api/contact/admin/list', { query: { page: 1, size: 1 } })
  await rowOf(records[0]!.name)
  const asked = sent.length
  await exportAs(user, '留言', '导出 Excel（XLSX）')
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^留言-\d{8}\.xlsx$/)]))
  expect(sent.slice(asked).map(({ line }) => line)).toEqual(['GET /api/contact/admin/export'])
  const { rows } = await readWorkbook(files.last())
  expect(rows[0]).toEqual(['编号', '姓名', '邮箱', '电话', '主题', '消息', '创建时间'])
  expect(rows).toHaveLength(total + 1)
  const { id, name, email, phone, subject, message, createTime } = records[0]!
  // A phone number is a text, and the guard that CSV needs is gone.
  expect(rows[1]).toEqual([id, name, email, phone, subject, message, createTime])
  expect(phone).toMatch(/^1\d{10}$/)
  const journal = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 1, size: 1 },
  })
  expect(journal.records[0]).toMatchObject({ action: 'export', title: `${total} 条`, noun: '留言' })
})

test('an empty list says 没有可导出的记录, and nothing is saved, asked or journaled', async () => {
  behave('empty')
  const files = savedFiles()
  const { user } = await showPanel('contact')
  expect(await screen.findByText('还没有留言')).toBeVisible()
  await exportAs(user, '留言', '导出 CSV')
  expect(await screen.findByText('没有可导出的记录')).toBeVisible()
  expect(files.names).toEqual([])
  expect(sent.some(({ line }) => line.endsWith('/export'))).toBe(false)
})

test('a list that is not there yet cannot be saved', async () => {
  behave('network-failure')
  await showPanel('partner')
  expect(await screen.findByRole('button', { name: '导出：合作企业' })).toBeDisabled()
})

test('texts of the pages are saved by the words of their page, without a number of their own', async () => {
  const files = savedFiles()
  const { user } = await showPanel('page-config')
  await screen.findAllByRole('rowheader')
  await exportAs(user, '页面配置', '导出 Excel（XLSX）')
  await waitFor(() => expect(files.names).toHaveLength(1))
  const { rows } = await readWorkbook(files.last())
  expect(rows[0]).toEqual(['页面', '配置键', '配置值', '说明'])
  expect(rows.slice(1).map(([page]) => page)).toContain('政府数据服务')
})

test('a file that cannot be made says 导出失败, and the button can be pressed again', async () => {
  const { user } = await showPanel('partner')
  await screen.findAllByRole('rowheader')
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room')
  })
  await exportAs(user, '合作企业', '导出 CSV')
  expect(await screen.findByText('导出失败')).toBeVisible()
  const files = savedFiles()
  await exportAs(user, '合作企业', '导出 CSV')
  await waitFor(() => expect(files.names).toHaveLength(1))
})
