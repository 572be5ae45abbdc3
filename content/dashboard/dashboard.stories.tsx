import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { MANY_ROWS } from '#mocks/scenarios.ts'
import { signedInAt } from '#stories/app/admin/console-story.tsx'

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

/** Until phone, address and filing number are real, the dashboard says so. */
export const Placeholders: Story = {
  // Normal shows the same.
  tags: ['no-screenshot'],
  play: async () => {
    await expect(await screen.findByText('网站正在显示示例信息')).toBeVisible()
    await expect(screen.getByText('联系电话：0551-00000000')).toBeVisible()
    await expect(screen.getByRole('link', { name: '站点设置' })).toHaveAttribute('href', '#site-settings')
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

export const BackupGood: Story = {
  globals: { scenario: 'backup-good' },
  play: async () => {
    await expect(await screen.findByText(/恢复演练通过/)).toBeVisible()
  },
}

export const BackupFailed: Story = {
  globals: { scenario: 'backup-failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/备份失败.*磁盘空间不足/)
  },
}

export const BackupOverdue: Story = {
  globals: { scenario: 'backup-overdue' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('备份逾期')
  },
}

export const BackupDrillFailed: Story = {
  globals: { scenario: 'backup-drill-failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/恢复演练未通过.*表 resume/)
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }
