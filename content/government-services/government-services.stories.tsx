import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-government-service',
  title: 'Console/Panels/政府数据服务 Government service',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-government'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增政府服务模块' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有政府服务模块')

/** The scenario does not fill modules, whose list is a call of its own, so the toolbar global adds fifty. */
export const Many: Story = { ...withManyRecords(), globals: { extreme: 'fifty' } }

export const LoadFails: Story = failingToLoad('加载失败')

export const Adding: Story = {
  ...addingRecord('政府服务模块'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

/** The pictures of one module, and a picture's own dialog above them. */
export const Gallery: Story = {
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: /^管理图片/ })
    await userEvent.click(button!)
    const gallery = within(await screen.findByRole('dialog', { name: /：图片管理$/ }))
    await expect((await gallery.findAllByRole('row')).length).toBeGreaterThan(1)
  },
}

export const Picture: Story = {
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: /^管理图片/ })
    await userEvent.click(button!)
    await userEvent.click(await screen.findByRole('button', { name: '新增模块图片' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '新增模块图片' })).toBeVisible())
  },
}
