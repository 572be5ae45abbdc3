import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '#design-system/copy-button/index.ts'

const meta = {
  title: 'Design system/Copy button',
  component: CopyButton,
  args: { value: '0551-0000 0000', onCopied: fn(), onFailed: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // A browser run by a test has no permission for the real clipboard.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: '复制' }))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
    await expect(writeText).toHaveBeenCalledWith('0551-0000 0000')
    await expect(canvas.getByText('已复制', { selector: '[role=status]' })).toBeInTheDocument()
  },
}
