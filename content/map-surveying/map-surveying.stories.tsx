import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-map-surveying',
  title: 'Console/Panels/地图测绘 Map surveying',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-map'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有技术优势', '技术优势')

export const Many: Story = withManyRecords('技术优势')

export const LoadFails: Story = failingToLoad('加载典型应用失败', '典型应用')

export const Adding: Story = {
  ...addingRecord('技术优势', '技术优势'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const Advantages: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^技术优势/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增技术优势' })).toBeVisible()
  },
}

export const Applications: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^典型应用/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增典型应用' })).toBeVisible()
  },
}
