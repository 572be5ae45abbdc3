import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'

/** The company information: read until 编辑 is pressed, then a form with 保存 and 取消 (back-office §2.5). */
const meta = {
  id: 'console-panels-aboutcontent',
  title: 'Console/Panels/公司信息 About content',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('about-content'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const edit = async () => userEvent.click(await screen.findByRole('button', { name: '编辑' }))

export const ReadOnly: Story = {
  play: async () => {
    await expect(await screen.findByText('contact@example.com')).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

export const Editing: Story = {
  play: async () => {
    await edit()
    await expect(await screen.findByRole('textbox', { name: /公司名称/ })).toHaveFocus()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-about' },
  play: async () => {
    await expect(await screen.findByText('加载关于我们失败')).toBeVisible()
  },
}

/** Nothing was ever saved. */
export const Empty: Story = {
  globals: { scenario: 'empty-about' },
  play: async () => {
    await expect(await screen.findByText('还没有公司信息')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async () => {
    await edit()
    await userEvent.clear(await screen.findByRole('textbox', { name: /公司名称/ }))
    await userEvent.clear(screen.getByRole('textbox', { name: /电子邮箱/ }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus())
  },
}

/** The server refuses fields that the form lets pass. */
export const RefusedByServer: Story = {
  globals: { scenario: 'field-errors-on-save' },
  play: async () => {
    await edit()
    await userEvent.type(await screen.findByRole('textbox', { name: /公司名称/ }), '{Control>}s{/Control}')
    await expect((await screen.findAllByText('公司简介未通过服务器校验')).length).toBeGreaterThan(0)
  },
}

export const AskingBeforeCancelling: Story = {
  play: async () => {
    await edit()
    await userEvent.type(await screen.findByRole('textbox', { name: /公司名称/ }), '（改）')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.getByText('有未保存的修改，确定要放弃吗？')).toBeVisible())
  },
}

/** A colleague saves the same record while it is being edited. */
export const Conflict: Story = {
  play: async () => {
    await edit()
    await screen.findByRole('textbox', { name: /公司名称/ })
    const api = await askAsColleague()
    const current = await api('GET /api/about')
    await api('POST /api/about/save', { body: { ...current!, companyName: '同事刚保存的名称' } })
    await userEvent.type(screen.getByRole('textbox', { name: /公司名称/ }), '（改）{Control>}s{/Control}')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}
