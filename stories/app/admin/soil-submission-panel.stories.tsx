import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

const meta = {
  title: 'Console/Panels/Soil submission',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-soil-submission'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const CoreTechnologies: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^核心技术/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增土壤汇交核心技术' })).toBeVisible()
  },
}

export const BusinessCases: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^业务案例/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增土壤汇交业务案例' })).toBeVisible()
  },
}
