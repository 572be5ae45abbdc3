import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-data-annotation',
  title: 'Console/Panels/数据标注 Data annotation',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-data'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有行业解决方案', '行业解决方案')

export const Many: Story = withManyRecords('行业解决方案')

export const LoadFails: Story = failingToLoad('加载行业解决方案失败', '行业解决方案')

export const Solutions: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^行业解决方案/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增行业解决方案' })).toBeVisible()
  },
}

/** A solution with the scenarios it is used in. */
export const Solution: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^行业解决方案/ }))
    const [edit] = await screen.findAllByRole('button', { name: /^编辑/ })
    await userEvent.click(edit!)
    const dialog = within(await screen.findByRole('dialog', { name: '编辑行业解决方案' }))
    await expect((await dialog.findAllByText(/场景/)).length).toBeGreaterThan(1)
  },
}
