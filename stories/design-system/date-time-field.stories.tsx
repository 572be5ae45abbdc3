import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DateTimeField } from '#design-system/date-time-field/index.ts'
import { expectFingerTargets } from './finger-targets.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-date-time-field',
  title: 'Design system/输入/日期时间 Date time field · 时间 发布时间 datetime picker',
  component: DateTimeField,
  decorators: [inConsole],
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } } },
  args: { label: '发布时间', value: '2026-11-21 09:30:00', onChange: fn() },
  render: function Timing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 320 }}>
        <DateTimeField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed part by part: digits move on by themselves, arrows count. */
export const Playground: Story = {
  // In larger letters the field scrolls to the part that is typed.
  tags: ['played-again'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^年/ }))
    await userEvent.keyboard('202712010805')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-01 08:05:00')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-01 08:05:01')
    await expectFingerTargets([...canvas.getAllByRole('spinbutton'), ...canvas.getAllByRole('button')])
  },
}

/** A day from the month keeps the time; the time stands below the month. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /2026年11月9日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09 09:30:00')
    const hours = screen.getByRole('group', { name: '时刻' }).querySelector('[data-type="hour"]')
    await userEvent.click(hours!)
    await userEvent.keyboard('18')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09 18:30:00')
  },
}

/** Only the keyboard: the arrows walk the days, Enter chooses, Esc closes. */
export const MonthByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /日历/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28 09:30:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: /日历/ })).toHaveFocus())
  },
}

export const Now: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布时间填入现在' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    )
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^年/ }))
    await userEvent.paste('2027年1月2日 8:05')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02 08:05:00')
  },
}

export const PasteUnread: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^年/ }))
    await userEvent.paste('下周一上午')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('没有读出日期')
  },
}

export const Empty: Story = { args: { value: '', hint: '不填时以发布那一刻为准' } }

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除发布时间' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const TooLate: Story = {
  args: { max: '2026-11-20 23:59:59' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不能晚于 2026-11-20 23:59:59')).toBeVisible()
  },
}

export const Invalid: Story = { args: { value: '', error: '请选择发布时间', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }
