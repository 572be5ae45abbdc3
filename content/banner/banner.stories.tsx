import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'
import { changeAndSave, editFirst, firstRow } from '#stories/app/admin/panel-acts.ts'
import { withManyRecords } from '#stories/app/admin/usual-states.ts'

/** The pictures of the home page's hero: table, dialog with image upload, order (back-office §2.5). */
const meta = {
  id: 'console-panels-banner',
  title: 'Console/Panels/轮播图管理 Banner',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('banner'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['all-themes'],
  play: async () => {
    await expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(1)
  },
}

export const Empty: Story = { globals: { scenario: 'empty' } }

export const Many: Story = withManyRecords()

export const LoadFails: Story = { globals: { scenario: 'every-load-fails' } }

export const Slow: Story = { globals: { scenario: 'slow' } }

export const SessionExpired: Story = {
  globals: { scenario: 'session-expired' },
  play: async () => {
    await expect(await screen.findByText('登录已过期，请重新登录')).toBeVisible()
  },
}

export const Adding: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: '新增轮播图' }))[0]!)
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getAllByText('请上传轮播图片')[0]).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveFocus())
  },
}

/** The image is uploaded with progress and shown from the path the server answered. */
export const AddingWithImage: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: '新增轮播图' }))[0]!)
    await userEvent.type(await screen.findByRole('textbox', { name: /^标题/ }), '新的轮播图')
    await userEvent.upload(await screen.findByLabelText('选择文件：轮播图片'), await drawnImage())
    const preview = await screen.findByRole('img', { name: '轮播图片预览' })
    await expect(preview.getAttribute('src')).toMatch(/^\/upload\/\w+\.png$/)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('添加成功')).toBeVisible())
    await expect(await screen.findByRole('rowheader', { name: /^新的轮播图/ })).toBeVisible()
  },
}

/** The picture was not taken: it can be sent again, and what else was typed stays. */
export const UploadFails: Story = {
  // Image upload field / Failed shows the same.
  tags: ['no-screenshot'],
  globals: { scenario: 'no-message-on-upload' },
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: '新增轮播图' }))[0]!)
    await userEvent.type(await screen.findByRole('textbox', { name: /^标题/ }), '新的轮播图')
    await userEvent.upload(await screen.findByLabelText('选择文件：轮播图片'), await drawnImage())
    await expect(await screen.findByText('图片上传失败')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重新上传' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('新的轮播图')
  },
}

export const ServerMessageOnSave: Story = {
  globals: { scenario: 'server-message-on-save' },
  play: async () => {
    await editFirst()
    await changeAndSave('标题')
    await expect(await screen.findByText(SERVER_MESSAGE)).toBeVisible()
  },
}

/** A colleague saves the same banner while it is being edited. */
export const Conflict: Story = {
  play: async () => {
    await editFirst()
    const api = await askAsColleague()
    const [first] = await api('GET /api/banner/admin/list')
    await api('POST /api/banner/update', { body: { ...first!, title: '同事刚保存的标题' } })
    await changeAndSave('标题')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}

/** What visitors do not see keeps its place, and says that it is disabled. */
export const Ordering: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await userEvent.click(screen.getByRole('button', { name: '调整顺序' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '调整轮播图顺序' })).toBeVisible())
    const dialog = within(screen.getByRole('dialog', { name: '调整轮播图顺序' }))
    await expect(await dialog.findByText('已禁用')).toBeVisible()
  },
}

/** Somebody changed a record meanwhile: nothing was written, the record is named, and the current order can be loaded. */
export const OrderRefused: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await userEvent.click(screen.getByRole('button', { name: '调整顺序' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '调整轮播图顺序' })).toBeVisible())
    const dialog = within(screen.getByRole('dialog', { name: '调整轮播图顺序' }))
    const api = await askAsColleague()
    const ids = (await api('GET /api/banner/admin/list')).map(({ id }) => id)
    await api('POST /api/banner/order', { body: { ids: ids.reverse() } })
    await userEvent.click((await dialog.findAllByRole('button', { name: /^下移/ }))[0]!)
    await userEvent.click(dialog.getByRole('button', { name: '保存顺序' }))
    await expect(await dialog.findByRole('button', { name: '载入当前顺序' })).toBeVisible()
  },
}

/** A press on a record's picture shows it as large as the window takes it. */
export const PictureOpened: Story = {
  play: async () => {
    await userEvent.click((await firstRow()).getByRole('button', { name: '查看大图：轮播图片' }))
    const dialog = within(await screen.findByRole('dialog', { name: '轮播图片' }))
    await waitFor(() => expect(dialog.getByRole('img', { name: '轮播图片' })).toBeVisible())
  },
}

export const AskingBeforeDelete: Story = {
  play: async () => {
    const [row] = await screen.findAllByRole('rowheader')
    await userEvent.click((await firstRow()).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.getByText('确定要删除这个轮播图吗？')).toBeVisible())
    await expect(within(screen.getByRole('alertdialog')).getByText(row!.textContent!)).toBeVisible()
  },
}

export const Chosen: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
    await expect(screen.getByRole('button', { name: '批量删除' })).toBeVisible()
  },
}

/** A colleague has deleted one of the chosen banners: nothing is done, and the bar says which one refused. */
export const BulkActRefused: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('rowheader')
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
    const api = await askAsColleague()
    const [banner] = await api('GET /api/banner/admin/list')
    await api('POST /api/banner/delete/{id}', { id: banner!.id })
    await userEvent.click(screen.getByRole('button', { name: '批量禁用' }))
    await expect(await screen.findByText(`${first!.textContent}：记录不存在`)).toBeVisible()
  },
}

async function drawnImage(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], 'hero.png', { type: 'image/png' })
}
