import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from './about.type.ts'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { demoColleague } from '#mocks/accounts.ts'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import {
  askAs,
  behave,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
// Loaded here, so that no test waits for it to be compiled.
import '#design-system/media-upload-field/index.ts'

withConsoleApi()

const READ = 'GET /api/about'
const SAVE = 'POST /api/about/save'
const LEFT = /^有 \d+月\d+日 \d\d:\d\d 填写但未保存的内容$/
const QUESTION = '有未保存的修改，确定要放弃吗？'
const saves = () => sent.filter(({ line }) => line === SAVE)
const button = (name: string) => screen.findByRole('button', { name })
const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) })

async function editing() {
  const shown = await showPanel('about-content')
  await shown.user.click(await button('编辑'))
  return { ...shown, name: await textbox('公司名称') }
}

test('A-151, A-327, A-273 the information is read until 编辑 is pressed, its picture too', async () => {
  const { api } = await showPanel('about-content')
  const record = (await api(READ))!
  expect(await screen.findByText(record.companyName)).toBeVisible()
  for (const { label } of Object.values(about.fields)) {
    expect(screen.getByText(label, { selector: 'dt' })).toBeVisible()
  }
  expect(screen.getByText(record.valuesText)).toBeVisible()
  expect(screen.getByRole('link', { name: record.website })).toHaveAttribute('href', record.website)
  expect(screen.getByRole('img', { name: '公司图片' })).toHaveAttribute('src', record.imageUrl)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})

test('A-152, A-489 编辑 opens the form at its first field; 保存 sends all of it and leads back', async () => {
  const { user, api, name } = await editing()
  const before = (await api(READ))!
  expect(name).toHaveFocus()
  await user.type(name, '集团')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(Object.keys(saves()[0]!.body as object).sort()).toEqual(Object.keys(about.fields).sort())
  const after = { ...before, companyName: `${before.companyName}集团` }
  expect(await api(READ)).toMatchObject(after)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getByText(after.companyName)).toBeVisible()
  expect(await button('编辑')).toHaveFocus()
})

test('A-152 取消 leads back at once while nothing was changed', async () => {
  const { user } = await editing()
  await user.click(await button('取消'))
  await waitFor(async () => expect(await button('编辑')).toHaveFocus())
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('X-95 取消 asks while something was changed, and what is given up is gone', async () => {
  const { user, api, name } = await editing()
  const { companyName } = (await api(READ))!
  await user.type(name, '（改）')
  await user.click(await button('取消'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(QUESTION)).toBeVisible()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(name).toHaveValue(`${companyName}（改）`)
  await user.click(await button('取消'))
  await user.click(await button('确定'))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getByText(companyName)).toBeVisible()
  expect(await draftsAt('about')).toEqual([])
  await user.click(await button('编辑'))
  expect(await textbox('公司名称')).toHaveValue(companyName)
  expect(saves()).toHaveLength(0)
})

test('X-95 what was typed when the console was left is offered above the information, with its time', async () => {
  const { user, api } = await showConsoleAt('about-content')
  const { vision } = (await api(READ))!
  await user.click(await button('编辑'))
  await user.type(await textbox('企业愿景'), '（改）')
  // The tab is closed, and the console opened again.
  cleanup()
  await showConsoleAt('about-content')
  expect(await screen.findByText(LEFT)).toBeVisible()
  expect(screen.getByText(vision), 'the record is read as it is').toBeVisible()
  await user.click(await button('继续填写'))
  expect((await textbox('企业愿景')).textContent).toContain('（改）')
  expect(screen.getByText(/^已恢复 \d+月\d+日 \d\d:\d\d 填写但未保存的内容。$/)).toBeVisible()
  await user.click(await button('保存'))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(await draftsAt('about')).toEqual([])
})

test('X-95 编辑 begins with the record as it is now and offers what was left in the form', async () => {
  const { user, api } = await showConsoleAt('about-content')
  const { companyName } = (await api(READ))!
  await user.click(await button('编辑'))
  await user.type(await textbox('公司名称'), '（改）')
  cleanup()
  await showConsoleAt('about-content')
  await user.click(await button('编辑'))
  const name = await textbox('公司名称')
  expect(name).toHaveValue(companyName)
  expect(name).toHaveFocus()
  expect(await screen.findByText(LEFT)).toBeVisible()
  await user.click(await button('恢复'))
  expect(name).toHaveValue(`${companyName}（改）`)
  expect(screen.queryByRole('button', { name: '恢复' })).toBeNull()
})

test('A-379, X-67 all nine texts are required, each sentence at its field', async () => {
  const { user } = await editing()
  const required = Object.values(about.fields).filter(({ isRequired }) => isRequired)
  expect(required).toHaveLength(9)
  for (const { label } of required) await user.clear(await textbox(label))
  await user.click(await button('保存'))
  const summary = await screen.findByRole('group', { name: '有 9 处需要修改' })
  await waitFor(() => expect(summary).toHaveFocus())
  for (const { label } of required) {
    const field = await textbox(label)
    expect(field).toBeInvalid()
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription(new RegExp(`请输入${label}`))
  }
  await user.click(within(summary).getByRole('link', { name: '请输入企业愿景' }))
  expect(await textbox('企业愿景')).toHaveFocus()
  expect(saves()).toHaveLength(0)
})

test('A-379 a sentence comes when the field is left', async () => {
  const { user, name } = await editing()
  await user.clear(name)
  await user.tab()
  expect(await screen.findByText('请输入公司名称')).toBeVisible()
})

test('A-274 the medium is a picture or a film, a picture to begin with', async () => {
  behave('empty-about')
  await editing()
  expect(await button('图片 媒体类型')).toBeVisible()
})

test('A-412, A-413, X-52 the film is MP4, AVI or MOV, however large', async () => {
  const { user } = await editing()
  const picker = await screen.findByLabelText('选择文件：公司视频')
  await user.upload(picker, new File(['x'], 'a.webm', { type: 'video/webm' }))
  expect(await screen.findByText('只能上传MP4、AVI或MOV视频!')).toBeVisible()
  const film = new File(['x'], 'a.avi', { type: '' })
  Object.defineProperty(film, 'size', { value: 400 * 1024 ** 2 })
  await user.upload(picker, film)
  await waitFor(() => expect(sent.map(({ line }) => line)).toContain('POST /api/upload'))
})

test('A-603 加载关于我们失败, and another try', async () => {
  behave('load-fails-about')
  const { user } = await showPanel('about-content')
  expect(await screen.findByText('加载关于我们失败')).toBeVisible()
  behave('normal')
  await user.click(await button('重新加载'))
  expect(await button('编辑')).toBeVisible()
})

test('what is saved but cannot be loaded again is not shown as it was before', async () => {
  const { user, name } = await editing()
  await user.type(name, '集团')
  behave('load-fails-about')
  await user.click(await button('保存'))
  expect(await screen.findByText('加载关于我们失败')).toBeVisible()
  behave('normal')
  await user.click(await button('重新加载'))
  expect(await screen.findByText(/集团$/)).toBeVisible()
})

test('company information that was never saved says how to begin', async () => {
  behave('empty-about')
  const { user } = await showPanel('about-content')
  expect(await screen.findByText('还没有公司信息')).toBeVisible()
  await user.click(await button('编辑'))
  expect(await textbox('公司名称')).toHaveValue('')
})

test('a refusal of the server stands at its field', async () => {
  const { user, name } = await editing()
  await user.type(name, '改')
  behave('field-errors-on-save')
  await user.click(await button('保存'))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/公司名称未通过服务器校验/))
  expect(await screen.findByRole('group', { name: '有 2 处需要修改' })).toBeVisible()
})

test('what the server says of the whole record takes the keyboard, for the form may be scrolled far down', async () => {
  const { user, name } = await editing()
  await user.type(name, '改')
  behave('server-message-on-save')
  await user.click(await button('保存'))
  const sentence = await screen.findByText(SERVER_MESSAGE)
  await waitFor(() => expect(sentence.closest('[role=alert]')).toHaveFocus())
  expect(name).toBeVisible()
})

test('X-79 a conflict shows what the colleague saved and keeps what was typed', async () => {
  const { user, api, name } = await editing()
  const colleague = await askAs(demoColleague)
  await colleague.api(SAVE, { body: { ...(await api(READ))!, companyName: '同事的公司' } })
  await user.type(name, '（我的）')
  await user.click(await button('保存'))
  const notice = await screen.findByText('这条记录刚被他人修改')
  await waitFor(() => expect(document.activeElement).toContainElement(notice))
  expect(screen.getByRole('group', { name: '公司名称' })).toHaveTextContent(/同事/)
  await user.click(await button('载入当前值：公司名称'))
  await user.click(await button('保存'))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(await api(READ)).toMatchObject({ companyName: '同事的公司' })
})
