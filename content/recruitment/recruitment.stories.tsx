import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-recruitment',
  title: 'Console/Panels/招聘管理 Recruitment',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('recruitment'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增招聘信息' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有招聘信息')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载招聘信息失败')

/** Begins with the defaults of the specification. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增招聘信息' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增招聘信息' }))
    await expect(dialog.getByRole('textbox', { name: /^岗位来源/ })).toHaveValue('内部招聘')
    // A text and a choice stand level in one line.
    const [ofText, ofChoice] = ['年龄要求', '性别要求'].map(
      (label) => getComputedStyle(dialog.getByText(label)).lineHeight,
    )
    await expect(ofText).toBe(ofChoice)
  },
}
