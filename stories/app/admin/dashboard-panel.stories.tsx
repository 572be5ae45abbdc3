import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { MANY_ROWS } from '#mocks/scenarios.ts'
import { signedInAt } from './console-story.tsx'

const meta = {
  id: 'console-panels-dashboard',
  title: 'Console/Panels/仪表盘 Dashboard',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('dashboard'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^合作企业\s*\d+$/ })).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有访客留言。')).toBeVisible()
  },
}

export const Many: Story = {
  globals: { scenario: 'many' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: new RegExp(`^合作企业\\s*${MANY_ROWS}$`) }),
    ).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('加载统计数据失败')).toBeVisible()
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }
