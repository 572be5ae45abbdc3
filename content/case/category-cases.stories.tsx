import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-cases-of-a-category',
  title: 'Console/Panels/分类案例 Cases of a category',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-map-making'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增案例' })).toBeVisible()
  },
}

export const LoadFails: Story = failingToLoad('加载案例失败')

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('暂未配置')).toBeVisible()
  },
}

/** The category stands and is not chosen. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增案例' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增案例' }))
    await expect(dialog.getByRole('group', { name: '案例分类' })).toHaveTextContent('地图制作')
  },
}
