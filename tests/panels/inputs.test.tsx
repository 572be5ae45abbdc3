import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import { list } from '#contract/fields/list-field.ts'
import { date, dateTime } from '#contract/fields/moment-fields.ts'
import { decimal, number, order, reference } from '#contract/fields/number-fields.ts'
import { html, icon, link, longText, secret, text } from '#contract/fields/text-fields.ts'
import type { FieldKind, FieldSet } from '#contract/fields/field.ts'
import { image, images, upload, uploads, video } from '#contract/fields/upload-fields.ts'
import { consentFields } from '#contract/privacy/consent.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { RecordDialog } from '#app/admin/form/record-dialog.tsx'
import { recordColumns } from '#app/admin/list/record-columns.tsx'
import { initialValues } from '#app/admin/form/initial-values.ts'
// Loaded here, so that no test waits for them to be compiled.
import '#design-system/coordinates-field/index.ts'
import '#design-system/image-list-field/index.ts'
import '#design-system/media-upload-field/index.ts'
import '#design-system/number-field/index.ts'
import '#design-system/rich-text-field/index.ts'
import '#app/admin/form/inputs/list-input.tsx'
import '#app/admin/form/inputs/media-list-input.tsx'

configure({ asyncUtilTimeout: 8_000 })

/** One field of each kind; a kind that is forgotten does not compile. */
const everyKind = {
  text: text('标题'),
  longText: longText('介绍'),
  html: html('正文'),
  link: link('网址'),
  icon: icon('图标'),
  secret: secret('口令'),
  choice: choice('分类', { a: '甲', b: '乙' }),
  order: order(),
  number: number('人数'),
  decimal: decimal('面积'),
  flag: flag(),
  reference: reference('所属模块', 'government-module'),
  date: date('日期'),
  dateTime: dateTime('时间'),
  upload: image('图片'),
  uploads: images('多张图片'),
  list: list('场景', { title: text('名称'), photo: image('照片') }),
  consent: consentFields.consent,
} satisfies Record<FieldKind, unknown>

// Every rule of every style would be matched against every element that is asked for by its role.
const nowhere = document.createElement('div')
const Unstyled = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager target={nowhere} disableCSSOMInjection>
    {children}
  </StyleSheetManager>
)

async function open(
  fields: FieldSet,
  fieldOptions: FieldOptionsByName = {},
  record: Values = initialValues(fields),
) {
  const save = vi.fn((_values: Values) => Promise.resolve())
  const onClose = vi.fn()
  const editing = { record: { id: 1 }, from: record, version: undefined }
  render(
    <ConsoleLocale>
      <RecordDialog typeLabel="样品" {...{ fields, fieldOptions, editing, save, onClose }} />
    </ConsoleLocale>,
    { wrapper: Unstyled },
  )
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog', { name: '编辑样品' })
  async function saved() {
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(save).toHaveBeenCalled())
    return save.mock.lastCall?.[0]
  }
  return { user, dialog: within(dialog), saved, onClose }
}

test('every kind of field has an input under its label', async () => {
  const { dialog } = await open(everyKind)
  for (const { label } of Object.values(everyKind))
    expect((await dialog.findAllByText(label)).length, label).toBeGreaterThan(0)
  expect(await dialog.findByRole('textbox', { name: '正文' })).toHaveAttribute('aria-multiline', 'true')
  expect(await dialog.findByRole('button', { name: '添加条目' })).toBeVisible()
})

test('what was not touched is saved as it came, and leaving asks nothing', async () => {
  const record = {
    ...initialValues(everyKind),
    consent: true,
    html: '<h2>成果</h2><p>三十个区县，<strong>九成</strong>以上。</p>',
    list: [{ title: '道路', photo: '/upload/a.png' }],
    uploads: ['/upload/b.png', '/upload/c.png'],
  }
  const { user, dialog, saved, onClose } = await open(everyKind, {}, record)
  await waitFor(() => expect(dialog.getByText('三十个区县，', { exact: false })).toBeVisible())
  await dialog.findByRole('group', { name: '条目 1' })
  expect(await saved()).toEqual(record)
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalled()
})

test('an entry of a list has the inputs of its own fields, and what is typed there is saved', async () => {
  const fields = { steps: list('步骤', { title: text('名称', { required: true }), note: longText('说明') }) }
  const { user, dialog, saved } = await open(fields, { steps: { entryNoun: '步骤' } })
  await user.click(await dialog.findByRole('button', { name: '添加步骤' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText('请输入名称')).length).toBeGreaterThan(0)
  const entry = within(await dialog.findByRole('group', { name: '步骤 1' }))
  await user.type(entry.getByRole('textbox', { name: /名称/ }), '外业')
  await user.type(entry.getByRole('textbox', { name: /说明/ }), '逐户核对')
  expect(await saved()).toEqual({ steps: [{ title: '外业', note: '逐户核对' }] })
})

test('A-271 a latitude with its longitude is one input of the map’s own system, and both figures are saved', async () => {
  const fields = { north: decimal('纬度'), east: decimal('经度') }
  const { user, dialog, saved } = await open(fields, { north: { longitude: 'east' } })
  const place = within(await dialog.findByRole('group', { name: '坐标' }))
  expect(dialog.getAllByRole('textbox', { name: /经度/ })).toHaveLength(1)
  expect(place.getByText('坐标系：高德、腾讯地图（GCJ-02）')).toBeVisible()
  await user.type(place.getByRole('textbox', { name: /纬度/ }), '22.543')
  await user.type(place.getByRole('textbox', { name: /经度/ }), '114.057')
  expect(await saved()).toEqual({ north: 22.543, east: 114.057 })
})

test('X-96 a web address without a scheme gets https:// when it is left, and what is no address is refused', async () => {
  const { user, dialog, saved } = await open({ site: link('企业网站'), other: link('别的网站') })
  const input = dialog.getByRole('textbox', { name: '企业网站' })
  await user.type(input, 'www.example.com/news')
  expect(input).toHaveValue('www.example.com/news')
  await user.tab()
  expect(input).toHaveValue('https://www.example.com/news')
  await user.type(dialog.getByRole('textbox', { name: '别的网站' }), '没有网站')
  await user.tab()
  expect(await dialog.findByText('别的网站必须以 http://、https:// 或 / 开头')).toBeVisible()
  expect(dialog.queryByText(/企业网站必须以/)).toBeNull()
  await user.clear(dialog.getByRole('textbox', { name: '别的网站' }))
  expect(await saved()).toEqual({ site: 'https://www.example.com/news', other: '' })
})

test('a half typed moment is refused where it stands, never saved as an empty one; emptied, it is saved', async () => {
  const fields = { closesAt: dateTime('截止时间') }
  const { user, dialog, saved } = await open(fields)
  await user.click(await dialog.findByRole('spinbutton', { name: /^年/ }))
  await user.keyboard('202604141200')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await dialog.findAllByText(/^截止时间格式应为/)).length).toBeGreaterThan(0)
  for (const part of dialog.getAllByRole('spinbutton')) {
    await user.click(part)
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
  }
  expect(await saved()).toEqual({ closesAt: '' })
})

test('a reference is chosen among the records that the panel names, and saved by its id', async () => {
  const fields = { moduleId: reference('所属模块', 'government-module') }
  const options = [
    { value: '3', label: '土地调查' },
    { value: '7', label: '档案整理' },
  ]
  const { user, dialog, saved } = await open(fields, { moduleId: { references: { options } } })
  await user.type(await dialog.findByRole('combobox', { name: /所属模块/ }), '档案')
  await user.click(await screen.findByRole('option', { name: '档案整理' }))
  expect(await saved()).toEqual({ moduleId: 7 })
})

test('an icon is chosen from the set that the panel gives, and typed where there is none', async () => {
  const fields = { emoji: icon('表情'), name: icon('图标名称') }
  const { dialog } = await open(fields, { emoji: { icons: 'emoji' } })
  expect(await dialog.findByRole('button', { name: '表情 选择表情符号' })).toBeVisible()
  expect(dialog.getByRole('textbox', { name: '图标名称' })).toBeVisible()
})

test('films and recordings are asked for as what they are, one or several', async () => {
  const fields = { film: video('视频'), sound: upload('录音', 'audio'), films: uploads('演示', 'video') }
  const { user, dialog } = await open(fields, {}, { ...initialValues(fields), films: ['/upload/a.mp4'] })
  const picker = await dialog.findByLabelText('选择文件：录音')
  expect(picker.getAttribute('accept')).toContain('audio/')
  const several = await dialog.findByLabelText('选择文件：演示 1')
  const tooLarge = new File([new Uint8Array(8)], 'long.mp4', { type: 'video/mp4' })
  Object.defineProperty(tooLarge, 'size', { value: 50 * 1024 ** 2 + 1 })
  await user.upload(several, tooLarge)
  expect(await dialog.findByText('视频大小不能超过50MB!')).toBeVisible()
})

test('a table tells how many films there are, and shows a picture as one', () => {
  const fields = { photo: image('照片'), films: uploads('演示', 'video') }
  const [photo, films] = recordColumns<Values>(fields, ['photo', 'films'])
  const row = { photo: '/upload/a.png', films: ['/upload/a.mp4', '/upload/b.mp4'] }
  render(<>{photo?.cell?.(row)}</>)
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/upload/a.png')
  expect([films?.cell?.(row), films?.cell?.({ films: [] })]).toEqual(['2 个文件', '—'])
})
