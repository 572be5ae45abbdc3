import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteSettings } from '#contract/types/site-settings.ts'
import { dayLooks } from '#contract/types/day-looks.ts'
import { holidays } from '#design-system/tokens/holidays.ts'
import { sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const READ = 'GET /api/site-settings'
const SAVE = 'POST /api/site-settings'
const saves = () => sent.filter(({ line }) => line === SAVE)
const textbox = (name: string) => screen.findByRole('textbox', { name })

test('S-005, S-006 the settings are read into one form and saved whole, but for the versions, which are the server’s', async () => {
  const { user, ask } = await showPanel('site-settings')
  await user.type(await textbox('联系电话'), '0551-12345678')
  await user.type(await textbox('ICP备案号'), '皖ICP备2021012345号-1')
  await user.type(await textbox('公安备案号'), '皖公网安备34010402700001号')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(saves()).toHaveLength(1)
  const names = Object.keys(siteSettings.fields).filter((name) => !name.endsWith('Version'))
  expect(Object.keys(saves()[0]!.body as object).sort()).toEqual(names.sort())
  expect(await ask(READ)).toMatchObject({
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

test('S-006 a stretch of days that ends before it begins is told at the days', async () => {
  const { ask } = await showPanel('site-settings')
  const days = [{ title: '公祭', look: 'mourning' as const, from: '2026-12-13', until: '2026-12-12' }]
  await expect(ask(SAVE, { body: { days } })).rejects.toMatchObject({
    errors: [{ field: 'days', message: '“公祭”的结束日期不能早于开始日期' }],
  })
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
