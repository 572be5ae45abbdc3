import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { withManyRecords } from '#stories/app/admin/usual-states.ts'

/** Job applications, masked until somebody says why they must be seen whole. */
const meta = {
  id: 'console-panels-application',
  title: 'Console/Panels/简历管理 Application',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('application'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('rowheader')).toHaveLength(10)
  },
}

export const Many: Story = withManyRecords()

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有应聘简历')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-application' },
  play: async () => {
    await expect(await screen.findByText('加载简历信息失败')).toBeVisible()
  },
}

/** Read only; numbers are masked. */
export const Detail: Story = {
  play: async () => {
    const [view] = await screen.findAllByRole('button', { name: '查看' })
    await userEvent.click(view!)
    const reveal = await screen.findByRole('button', { name: '查看完整信息' })
    // The dialog fades in.
    await waitFor(() => expect(reveal).toBeVisible())
  },
}

/** The question before numbers are shown whole. */
export const AskingForReason: Story = {
  play: async (context) => {
    await Detail.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: '查看完整信息' }))
    const asked = within(await screen.findByRole('dialog', { name: '查看完整信息' }))
    await userEvent.click(asked.getByRole('radio', { name: '其他' }))
    const words = await asked.findByRole('textbox', { name: /^具体原因/ })
    await waitFor(() => expect(words).toBeVisible())
  },
}

/** After a reason was given, which the journal keeps. */
export const Revealed: Story = {
  play: async (context) => {
    await Detail.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: '查看完整信息' }))
    const asked = within(await screen.findByRole('dialog', { name: '查看完整信息' }))
    await userEvent.click(asked.getByRole('radio', { name: '面试安排' }))
    await userEvent.click(asked.getByRole('button', { name: '查看' }))
    await expect(await screen.findByRole('button', { name: '复制电话' })).toBeVisible()
  },
}

/** The question before all that is kept of a person is erased: it names how much there is. */
export const AskingBeforeErasing: Story = {
  play: async (context) => {
    await Detail.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: '彻底删除此人信息' }))
    const asked = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(asked).getByText(/^确定要彻底删除此人的全部信息吗？/)).toBeVisible())
  },
}
