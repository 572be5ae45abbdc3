import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataCollection } from './data-collection.type.ts'
import { demoColleague } from '#mocks/accounts.ts'
import { askAs, behave, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'
// Loaded here, so that no test waits for them to be compiled.
import '#design-system/media-upload-field/index.ts'
import '#app/admin/form/inputs/list-input.tsx'

withConsoleApi()

const READ = 'GET /api/data-collection'
const SAVE = 'POST /api/data-collection'
const MEGABYTE = 1024 ** 2
const saved = () => sent.find(({ line }) => line === SAVE)?.body as Record<string, unknown>
const entry = async (name: string) => within(await screen.findByRole('group', { name }))
const save = () => screen.getByRole('button', { name: '保存' })

function fileOf(name: string, type: string, bytes = 8): File {
  const file = new File(['12345678'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

const sections: [heading: string, ...labels: string[]][] = [
  ['页面介绍', '标题', '副标题', '描述'],
  ['图像采集', '图像采集标题', '图像采集描述', '图像采集示例'],
  ['视频采集', '视频采集标题', '视频采集描述', '视频采集示例'],
  ['音频采集', '音频采集标题', '音频采集描述', '音频采集示例'],
  ['文本采集', '文本采集标题', '文本采集描述', '文本采集示例'],
  ['特点与优势', '特点', '优势'],
  ['采集流程', '流程标题', '流程描述', '流程图片'],
]

test('A-221, A-222, A-223, A-224, A-225, A-227, A-228, A-229 every section has its fields', async () => {
  await showPanel('service-collection')
  for (const [heading, ...labels] of sections) {
    const section = within(await screen.findByRole('region', { name: heading }))
    for (const label of labels)
      expect((await section.findAllByText(label)).length, `${heading}: ${label}`).toBeGreaterThan(0)
  }
})

test('A-161, A-523 one form, saved whole: what was not touched goes along as it was', async () => {
  const { user, api } = await showPanel('service-collection')
  const before = (await api(READ))!
  await user.type(await screen.findByRole('textbox', { name: '副标题' }), '（改）')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(Object.keys(saved()).sort()).toEqual(Object.keys(dataCollection.fields).sort())
  const { updateTime: _was, ...known } = before as Record<string, unknown>
  expect(await api(READ)).toMatchObject({ ...known, subtitle: `${before.subtitle}（改）` })
})

test('A-222, A-225 examples are added, filled, put in order by keys and removed', async () => {
  const { user, api } = await showPanel('service-collection')
  const { textExamplesList: before } = (await api(READ))!
  await screen.findByRole('group', { name: `文本示例 ${before.length}` })
  await user.click(screen.getByRole('button', { name: '添加文本示例' }))
  const name = `文本示例 ${before.length + 1}`
  const added = await entry(name)
  await user.type(added.getByRole('textbox', { name: '标题' }), '法律问答')
  await user.type(added.getByRole('textbox', { name: '文本内容' }), '问：…')
  await user.click(screen.getByRole('button', { name: `上移${name}` }))
  await user.click(screen.getByRole('button', { name: '移除文本示例 1' }))
  await user.click(save())
  expect(await screen.findByText('保存成功')).toBeVisible()
  const titles = (await api(READ))!.textExamplesList.map(({ title }) => title)
  const rest = before.slice(1).map(({ title }) => title)
  expect(titles).toEqual([...rest.slice(0, -1), '法律问答', ...rest.slice(-1)])
})

test('A-408 an example takes any picture the server can read, and nothing else', async () => {
  const { user } = await showPanel('service-collection')
  const first = await entry('图像示例 1')
  const picker = await first.findByLabelText('选择文件：图片')
  expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif,image/avif')
  await user.upload(picker, fileOf('plan.svg', 'image/svg+xml'))
  expect(await first.findByText('只能上传JPG/PNG/WEBP/GIF/AVIF图片!')).toBeVisible()
})

const tooLarge: [string, string, string, File, string][] = [
  ['A-409', '视频示例 1', '视频', fileOf('a.mp4', 'video/mp4', 50 * MEGABYTE + 1), '视频大小不能超过50MB!'],
  ['A-410', '音频示例 1', '音频', fileOf('a.mp3', 'audio/mpeg', 10 * MEGABYTE + 1), '音频大小不能超过10MB!'],
  ['A-411', '采集流程', '流程图片', fileOf('a.png', 'image/png', 5 * MEGABYTE + 1), '图片大小不能超过5MB!'],
]

test.each(tooLarge)('%s what is too large in %s is not sent', async (_number, place, label, file, said) => {
  const { user } = await showPanel('service-collection')
  const role = place === '采集流程' ? 'region' : 'group'
  const group = within(await screen.findByRole(role, { name: place }))
  await user.upload(await group.findByLabelText(`选择文件：${label}`), file)
  expect(await group.findByText(said)).toBeVisible()
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/upload')
})

test('A-642 files at the limit are not refused before they are sent', async () => {
  behave('server-message-on-save')
  const { user } = await showPanel('service-collection')
  const group = await entry('视频示例 1')
  const film = fileOf('a.mp4', 'video/mp4', 50 * MEGABYTE)
  await user.upload(await group.findByLabelText('选择文件：视频'), film)
  await waitFor(() => expect(sent.map(({ line }) => line)).toContain('POST /api/upload'))
})

test('a rule of an entry is said at the entry’s field, counted in the rail, and linked from the summary', async () => {
  const { user } = await showPanel('service-collection')
  const title = (await entry('特点 2')).getByRole('textbox', { name: '标题' })
  const other = screen.getByRole('textbox', { name: '副标题' })
  for (const field of [title, other]) {
    await user.click(field)
    await user.paste('长'.repeat(256))
  }
  await user.click(save())
  const summary = await screen.findByRole('group', { name: '有 2 处需要修改' })
  expect(title).toBeInvalid()
  expect(screen.getByRole('link', { name: '特点与优势，1 处有误，未保存' })).toBeVisible()
  await user.click(within(summary).getByRole('link', { name: /^特点：/ }))
  expect(title).toHaveFocus()
})

test('X-44 a failed load says so; a page that was never saved is an empty form', async () => {
  behave('load-fails-data-collection')
  const { user } = await showPanel('service-collection')
  expect(await screen.findByText('加载失败')).toBeVisible()
  behave('empty-data-collection')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('textbox', { name: '图像采集标题' })).toHaveValue('')
  expect(await screen.findByText('还没有视频示例，请点击“添加视频示例”。')).toBeVisible()
})

test('X-79 what a colleague saved meanwhile is shown beside what was typed', async () => {
  const { user, api } = await showPanel('service-collection')
  const title = await screen.findByRole('textbox', { name: '流程标题' })
  const colleague = await askAs(demoColleague)
  await colleague.api(SAVE, { body: { ...(await api(READ))!, processTitle: '同事的流程' } })
  await user.type(title, '（我的）')
  await user.click(save())
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  await user.click(save())
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect((await api(READ))!.processTitle).toContain('（我的）')
})
