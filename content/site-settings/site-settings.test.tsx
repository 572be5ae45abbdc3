import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteSettings } from './site-settings.type.ts'
import { dayLooks } from './day-looks.ts'
import { holidays } from '#design-system/tokens/holidays.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, sent, showPanel, typeMoment, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const READ = 'GET /api/site-settings'
const SAVE = 'POST /api/site-settings'
const saves = () => sent.filter(({ line }) => line === SAVE)
const textbox = (name: string) => screen.findByRole('textbox', { name })

test('S-005, S-006 the settings are read into one form and saved whole, but for the versions, which are the server’s', async () => {
  const { user, api } = await showPanel('site-settings')
  await user.type(await textbox('联系电话'), '0551-12345678')
  await user.type(await textbox('ICP备案号'), '皖ICP备2021012345号-1')
  await user.type(await textbox('公安备案号'), '皖公网安备34010402700001号')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(saves()).toHaveLength(1)
  const names = Object.keys(siteSettings.fields).filter((name) => !name.endsWith('Version'))
  expect(Object.keys(saves()[0]!.body as object).sort()).toEqual(names.sort())
  expect(await api(READ)).toMatchObject({
    phone: '0551-12345678',
    icpNumber: '皖ICP备2021012345号-1',
    securityNumber: '皖公网安备34010402700001号',
  })
})

test.each([
  ['联系电话', '没有', '请填写电话号码，如 0551-12345678'],
  ['电子邮箱', 'office', '请输入正确的邮箱格式'],
  ['ICP备案号', '2021012345', '请照备案查询结果填写，如 皖ICP备12345678号-1'],
  ['公安备案号', '皖公网安备3401号', '请照备案查询结果填写，如 皖公网安备34010402700001号'],
  ['百度验证码', '<meta>', '只填验证标签中 content 的值：不超过 100 个字母、数字、- 或 _'],
  ['百度推送密钥', 'token=abc', '只填接口调用地址中 token= 后面的字母和数字'],
])('S-006 at %s “%s” is refused with what is wanted, and nothing is sent', async (name, typed, sentence) => {
  const { user } = await showPanel('site-settings')
  const field = await textbox(name)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(saves()).toEqual([])
})

test('S-006 a stretch of days that ends before it begins is told at its last day when that is left', async () => {
  const { user } = await showPanel('site-settings')
  const last = await screen.findByRole('group', { name: /^结束日期/ })
  await typeMoment(user, /^结束日期/, '2025-12-12')
  expect(last).not.toHaveAccessibleDescription(/不能早于/)
  await user.click(screen.getByRole('textbox', { name: /^名称/ }))
  await waitFor(() => expect(last).toHaveAccessibleDescription(/“国家公祭日”的结束日期不能早于开始日期/))
  await typeMoment(user, /^结束日期/, '2025-12-13')
  expect(last).not.toHaveAccessibleDescription(/不能早于/)
  expect(saves()).toEqual([])
})

test('S-006 one part of a new day that is left says nothing of the parts that were not', async () => {
  const { user, day } = await addDay()
  await user.type(day.getByRole('textbox', { name: /^名称/ }), '建站纪念日')
  await user.tab()
  await user.tab()
  expect(screen.queryByText(/^请(输入|选择)(开始|结束)日期/)).toBeNull()
})

test('S-006 a part of a new day says what it wants once it is left empty', async () => {
  const { user, day } = await addDay()
  await user.clear(day.getByRole('textbox', { name: /^名称/ }))
  await user.tab()
  expect(await day.findByText('请输入名称')).toBeVisible()
})

test('S-006 all parts of a new day say what they want after a submit', async () => {
  const { user, day } = await addDay()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(day.getAllByText(/^请(输入|选择)(名称|开始日期|结束日期)/)).toHaveLength(3))
})

test('S-006 a day whose window is left says nothing', async () => {
  const { day } = await addDay()
  const [year] = within(day.getByRole('group', { name: /^开始日期/ })).getAllByRole('spinbutton')
  year!.focus()
  fireEvent.focusOut(year!)
  expect(screen.queryByText(/^请(输入|选择)开始日期/)).toBeNull()
})

/** The form with a new day in it. */
async function addDay() {
  const { user } = await showPanel('site-settings')
  await user.click(await screen.findByRole('button', { name: '添加日期' }))
  return { user, day: within(await screen.findByRole('group', { name: '日期 2' })) }
}

test('X-06, S-005 a field that is empty tells what visitors see meanwhile', async () => {
  const { user } = await showPanel('site-settings')
  for (const [name, told] of [
    ['公司全称', '“图联科技有限公司”'],
    ['一句话介绍', '“图联科技立足安徽合肥'],
    ['公司地址', '“安徽省合肥市蜀山区示例大道 100 号图联科技园”'],
    ['联系电话', '“0551-00000000”'],
    ['电子邮箱', '“contact@example.com”'],
    ['ICP备案号', '“皖ICP备00000000号”'],
  ] as const) {
    const field = await textbox(name)
    await user.clear(field)
    expect(field, name).toHaveAccessibleDescription(expect.stringContaining(`现在留空，网站显示${told}`))
  }
  await user.type(await textbox('联系电话'), '0551-12345678')
  expect(await textbox('联系电话')).not.toHaveAccessibleDescription(/现在留空/)
  expect(await textbox('公安备案号')).not.toHaveAccessibleDescription(/现在留空/)
})

test('each look of the days is shown in the site’s own colours before anything is scheduled', async () => {
  await showPanel('site-settings')
  await textbox('联系电话')
  const previews = within(screen.getByRole('region', { name: '装扮预览' }))
  const shown = previews
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('heading').textContent,
      item.querySelector('[data-day]')?.getAttribute('data-day'),
    ])
  expect(shown).toEqual([
    ['哀悼日（全站素灰）', 'mourning'],
    ['春节（红与金）', 'spring'],
    ['国庆（红）', 'national'],
  ])
  expect(['mourning', ...Object.keys(holidays)]).toEqual(Object.keys(dayLooks))
})

test.each([
  ['隐私政策正文', '我们是谁'],
  ['服务条款正文', '关于本网站'],
])('X-06 at %s, empty, the built-in text can be brought in to be changed', async (label, chapter) => {
  const { user } = await showPanel('site-settings')
  const section = within((await textbox(label)).closest('section')!)
  await user.click(section.getByRole('button', { name: '载入内置文本' }))
  expect(await section.findByRole('heading', { name: chapter })).toBeVisible()
  expect(section.queryByRole('button', { name: '载入内置文本' })).toBeNull()
})

test('X-06 the keyboard is in the text once the built-in one is brought in', async () => {
  const { user } = await showPanel('site-settings')
  const text = await textbox('隐私政策正文')
  await user.click(within(text.closest('section')!).getByRole('button', { name: '载入内置文本' }))
  expect(text).toHaveFocus()
})

test('X-06 one sentence in place of the whole policy is warned of, and stays behind the built-in text', async () => {
  const { api } = await askAs(demoAdministrator)
  await api(SAVE, { body: { privacyText: '<p>我们新增了一条。</p>' } })
  const { user } = await showPanel('site-settings')
  const section = within((await textbox('隐私政策正文')).closest('section')!)
  expect(await section.findByText(/不足 200 字。保存后，网站上内置的全文由它替换/)).toBeVisible()
  await user.click(section.getByRole('button', { name: '载入内置文本' }))
  expect(await section.findByRole('heading', { name: '我们是谁' })).toBeVisible()
  expect(section.getByText('我们新增了一条。')).toBeVisible()
})
