import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '#design-system/copy-button/index.ts'

const meta = {
  id: 'design-system-copy-button',
  title: 'Design system/操作/复制按钮 Copy button · 拷贝 剪贴板 clipboard',
  component: CopyButton,
  args: { value: '0551-0000 0000', onCopied: fn(), onFailed: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // A browser run by a test has no permission for the real clipboard.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: '复制' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
    await expect(writeText).toHaveBeenCalledWith('0551-0000 0000')
    await expect(canvas.getByText('已复制', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(button).toHaveAccessibleName('已复制')
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}

/** A long answer is reserved from the beginning; in a quiet button the words stand at the start. */
export const LongTexts: Story = {
  args: { variant: 'quiet', label: '复制地址', failedText: '复制失败，请手动复制' },
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    const button = canvas.getByRole('button', { name: '复制地址' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce())
    await expect(button).toHaveAccessibleName('复制失败，请手动复制')
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}
