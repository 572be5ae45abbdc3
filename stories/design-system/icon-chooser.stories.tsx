import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, type within } from 'storybook/test'
import { IconChooser, type IconChooserProps } from '#design-system/icon-chooser/index.ts'
import { expectFingerTargets } from './finger-targets.ts'
import { inConsole } from './in-console.tsx'
import { annotationIconChoices } from '#content/annotation-platform/annotation-icon-choices.ts'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-icon-chooser',
  title: 'Design system/输入/图标选择 Icon chooser · 图标选择器 表情 icon picker emoji',
  component: IconChooser,
  decorators: [inConsole],
  args: { label: '图标', value: '', onChange: fn(), kind: 'icon', icons: annotationIconChoices },
  render: function Choosing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 320 }}>
        <IconChooser {...(args as IconChooserProps)} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof IconChooser>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('button', { name })

/** From the keyboard alone: open, search, walk the grid, choose; the focus comes back. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    trigger(canvas, '图标 选择图标').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: '搜索图标' })).toHaveFocus())
    await userEvent.keyboard('语音')
    await expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('audio-lines')
    await waitFor(() => expect(trigger(canvas, '图标 音频')).toHaveFocus())
  },
}

/** The arrows walk in both directions of the grid, starting at the chosen icon. */
export const Open: Story = {
  args: { value: 'box' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, '图标 立体框'))
    const chosen = await screen.findByRole('option', { name: '立体框' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    const above = document.activeElement!.getBoundingClientRect()
    const start = chosen.getBoundingClientRect()
    await expect(above.left).toBe(start.left)
    await expect(above.top).toBeLessThan(start.top)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(screen.getByRole('option', { name: '多目标' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, '图标 选择图标'))
    await userEvent.type(await screen.findByRole('searchbox'), '飞船')
    await waitFor(() => expect(screen.getByText('没有匹配的图标，换个词试试。')).toBeVisible())
  },
}

export const Chosen: Story = {
  args: { value: 'mic', hint: '显示在前台标注类型的名称旁' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除图标' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(trigger(canvas, '图标 选择图标')).toBeVisible()
  },
}

/** A name that is no longer in the set stays as it is until another is chosen. */
export const UnknownName: Story = {
  args: { value: 'el-icon-data-analysis' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(trigger(canvas, '图标 el-icon-data-analysis')).toHaveAccessibleDescription(/已保留原值/)
    await userEvent.click(trigger(canvas, '图标 el-icon-data-analysis'))
    await screen.findByRole('searchbox')
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** An emoji is chosen from the grid. */
export const Emoji: Story = {
  args: { kind: 'emoji', icons: undefined, value: '🚗', label: '方案图标' } as Story['args'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, '方案图标 汽车'))
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索表情符号' }), 'hospital')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('🏥')
  },
}

/** One that is not offered is typed; text is refused with a sentence. */
export const EmojiTyped: Story = {
  args: { kind: 'emoji', icons: undefined, label: '方案图标' } as Story['args'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, '方案图标 选择表情符号'))
    const entry = await screen.findByRole('textbox', { name: '其他表情符号' })
    await userEvent.type(entry, '自动驾驶{Enter}')
    await expect(entry).toHaveAccessibleDescription('只能填一个表情符号，不能填文字')
    await userEvent.clear(entry)
    await userEvent.type(entry, '🦾{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('🦾')
    await expect(await canvas.findByRole('button', { name: '方案图标 自选表情 🦾' })).toBeVisible()
  },
}

export const EmojiOpen: Story = {
  args: { kind: 'emoji', icons: undefined, value: '🌾', label: '方案图标' } as Story['args'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas, '方案图标 农业'))
    await expect(await screen.findByRole('option', { name: '农业' })).toHaveAttribute('aria-selected', 'true')
    await expectFingerTargets(screen.getAllByRole('option'))
  },
}

/** Stored text that is no emoji is kept and noted. */
export const EmojiUnknown: Story = {
  args: { kind: 'emoji', icons: undefined, value: 'rocket', label: '方案图标' } as Story['args'],
}

export const Invalid: Story = {
  args: { error: '请输入图标名称', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('请输入图标名称')
  },
}

export const Disabled: Story = {
  args: { value: 'car', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Small: Story = { args: { value: 'car', size: 'small' } }
