import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { internetBpo } from './internet-bpo.type.ts'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { demoColleague } from '#mocks/accounts.ts'
import {
  askAs,
  behave,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
// Loaded here, so that no test waits for it to be compiled.
import '#design-system/image-list-field/index.ts'

withConsoleApi()

const typedDrafts = async () => (await draftsAt('internet-bpo')).map(({ typed }) => typed.processFlowTitle)

const READ = 'GET /api/internet-bpo'
const SAVE = 'POST /api/internet-bpo'
const saves = () => sent.filter(({ line }) => line === SAVE)
const rail = () => within(screen.getByRole('navigation', { name: '互联网BPO的各部分' }))
const textbox = (name: string) => screen.findByRole('textbox', { name })

const sections: [heading: string, first: string, last: string][] = [
  ['项目流程', '流程标题', '选择文件：流程图片'],
  ['培训体系', '培训体系标题', '培训内容5'],
  ['生产管理', '生产管理标题', '生产管理描述'],
  ['质量管理', '质量管理标题', '质量管理描述'],
  ['峰值应对', '峰值应对标题', '峰值应对描述'],
  ['风险控制', '风险控制标题', '风险控制4描述'],
  ['安全管理', '安全管理标题', '安全管理4描述'],
  ['场地支持', '场地支持标题', '场地支持4'],
]

test('A-230, A-231, A-232, A-233, A-234, A-235, A-237, A-238 every section has its fields, and a link in the rail', async () => {
  await showPanel('service-bpo')
  for (const [heading, first, last] of sections) {
    const section = within(await screen.findByRole('region', { name: heading }))
    expect(section.getByLabelText(first)).toBeInTheDocument()
    expect(await section.findByLabelText(last)).toBeInTheDocument()
    expect(rail().getByRole('link', { name: heading })).toBeVisible()
  }
})

test('A-162, A-239 one form holds every field of the page, the status too', async () => {
  await showPanel('service-bpo')
  await textbox('流程标题')
  await screen.findByLabelText('选择文件：风险控制图片')
  const labels = Object.values(internetBpo.fields).map(({ label }) => label)
  const missing = labels.filter((label) => screen.queryAllByText(label).length === 0)
  expect(missing).toEqual([])
  expect(screen.getByRole('radio', { name: '启用' })).toBeChecked()
  expect(screen.getAllByRole('button', { name: '保存' }), 'saved whole').toHaveLength(1)
})

test('A-524, A-236 Ctrl+S saves the whole record', async () => {
  const { user, api } = await showPanel('service-bpo')
  const before = (await api(READ))!
  await user.type(await textbox('培训内容3'), '（改）')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(saves()).toHaveLength(1)
  const body = saves()[0]!.body as Record<string, unknown>
  expect(Object.keys(body).sort()).toEqual(Object.keys(internetBpo.fields).sort())
  const changed = { trainingSystemItem3: `${before.trainingSystemItem3}（改）` }
  const { riskControlImages } = before
  expect(await api(READ)).toMatchObject({ ...before, ...changed, riskControlImages })
})

test('after a save the keyboard is where it was, caret and all', async () => {
  const { user } = await showPanel('service-bpo')
  await user.type(await textbox('培训内容3'), '改', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('保存成功')
  await waitFor(() => expect(screen.queryByText(/有未保存的修改/)).toBeNull())
  const field = (await textbox('培训内容3')) as HTMLInputElement
  expect(field).toHaveFocus()
  expect(field.selectionStart).toBe(3)
})

test('after what was typed is given up the keyboard is at the foot of the form', async () => {
  const { user } = await showPanel('service-bpo')
  await user.type(await textbox('培训内容3'), '改')
  await user.click(screen.getByRole('button', { name: '放弃修改' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveFocus())
})

test('X-56, A-655…A-658 the venue starts with the given texts', async () => {
  behave('empty-internet-bpo')
  await showPanel('service-bpo')
  expect(await textbox('场地支持1')).toHaveValue('6 个职场，共 3000 个席位')
  expect(await textbox('场地支持2')).toHaveValue('1 个海外职场，300 个席位')
  expect(await textbox('场地支持3')).toHaveValue('每半年一次消防演练')
})

test('X-95 the rail marks what is unsaved, in words; what is taken back is not', async () => {
  const { user } = await showPanel('service-bpo')
  const title = await textbox('生产管理标题')
  await user.type(title, '改')
  expect(rail().getByRole('link', { name: '生产管理，未保存' })).toBeVisible()
  expect(screen.getByText('有未保存的修改：生产管理')).toBeVisible()
  await user.type(await textbox('质量管理描述'), '改')
  await user.type(await textbox('峰值应对描述'), '改')
  await user.type(await textbox('场地支持4'), '改')
  expect(screen.getByText('有未保存的修改：生产管理、质量管理、峰值应对等 4 个部分')).toBeVisible()
  await user.type(title, '{Backspace}')
  expect(rail().getByRole('link', { name: '生产管理' })).toBeVisible()
})

test('the rail leads to a section with the keyboard', async () => {
  const { user } = await showPanel('service-bpo')
  await textbox('流程标题')
  const link = rail().getByRole('link', { name: '安全管理' })
  await user.click(link)
  expect(screen.getByRole('region', { name: '安全管理' })).toHaveFocus()
  expect(link).toHaveAttribute('aria-current', 'location')
  await user.tab()
  expect(await textbox('安全管理标题')).toHaveFocus()
})

test('a rule is said at its field when it is left, in the summary on submit, and a link leads to the field', async () => {
  const { user } = await showPanel('service-bpo')
  const long = '长'.repeat(256)
  const [second, third] = [await textbox('培训内容2'), await textbox('风险控制3标题')]
  await user.click(second)
  await user.paste(long)
  await user.tab()
  expect(await screen.findByText('培训内容2不能超过 255 个字符')).toBeVisible()
  expect(second).toBeInvalid()
  expect(screen.queryByRole('group', { name: /需要修改/ }), 'only after a submit').toBeNull()
  await user.click(third)
  await user.paste(long)
  await user.click(screen.getByRole('button', { name: '保存' }))
  const summary = await screen.findByRole('group', { name: '有 2 处需要修改' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(rail().getByRole('link', { name: '风险控制，1 处有误，未保存' })).toBeVisible()
  await user.click(within(summary).getByRole('link', { name: '风险控制3标题不能超过 255 个字符' }))
  expect(third).toHaveFocus()
  await user.clear(third)
  expect(await screen.findByRole('group', { name: '有 1 处需要修改' })).toBeVisible()
  expect(saves()).toHaveLength(0)
})

test('one wrong field takes the keyboard itself', async () => {
  const { user } = await showPanel('service-bpo')
  const field = await textbox('安全管理标题')
  await user.click(field)
  await user.paste('长'.repeat(256))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(field).toHaveFocus())
})

test('X-44 a failed load says so and can be tried again', async () => {
  behave('load-fails-internet-bpo')
  const { user } = await showPanel('service-bpo')
  expect(await screen.findByText('加载失败')).toBeVisible()
  behave('normal')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await textbox('流程标题')).toBeVisible()
})

test('X-79 what a colleague saved meanwhile is shown beside what was typed', async () => {
  const { user, api } = await showPanel('service-bpo')
  const title = await textbox('流程标题')
  const colleague = await askAs(demoColleague)
  await colleague.api(SAVE, { body: { ...(await api(READ))!, processFlowTitle: '同事的标题' } })
  await user.type(title, '（我的）')
  await user.keyboard('{Meta>}s{/Meta}')
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  expect(screen.getByRole('group', { name: '流程标题' })).toHaveTextContent(/同事/)
  await user.click(screen.getByRole('button', { name: '载入当前值：流程标题' }))
  expect(title).toHaveValue('同事的标题')
})

test('X-95, X-16 the menu asks; given up is forgotten, taken back leaves no draft', async () => {
  const { user, api } = await showConsoleAt('service-bpo')
  const { processFlowTitle } = (await api(READ))!
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await user.type(await textbox('流程标题'), '（改）')
  expect(await typedDrafts()).toEqual([expect.stringContaining('（改）')])
  await user.click(menu.getByRole('button', { name: '轮播图管理' }))
  expect(await screen.findByText('有未保存的修改，确定要放弃吗？')).toBeVisible()
  await user.keyboard('{Control>}s{/Control}')
  expect(saves(), 'nothing is saved from under the question').toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByRole('heading', { name: '轮播图管理', level: 1 })
  expect(await typedDrafts()).toEqual([])
  await user.click(menu.getByRole('button', { name: '互联网BPO' }))
  const title = await textbox('流程标题')
  expect(title).toHaveValue(processFlowTitle)
  await user.type(title, '改{Backspace}')
  expect(await typedDrafts()).toEqual([])
})

test('X-16 one question is asked, however often the form is left; the answer goes where the last one led', async () => {
  const { user } = await showConsoleAt('service-bpo')
  await user.type(await textbox('流程标题'), '（改）')
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await user.click(menu.getByRole('button', { name: '轮播图管理' }))
  await screen.findByText('有未保存的修改，确定要放弃吗？')
  window.location.hash = '#partner'
  await waitFor(() => expect(window.location.hash).toBe('#service-bpo'))
  expect(screen.getAllByText('有未保存的修改，确定要放弃吗？')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByRole('heading', { name: '合作企业', level: 1 })
  expect(await typedDrafts()).toEqual([])
})
