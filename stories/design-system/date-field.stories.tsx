import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DateField } from '#design-system/date-field/index.ts'
import { expectFingerTargets } from './finger-targets.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-date-field',
  title: 'Design system/输入/日期 Date field · 日历 日期选择 date picker',
  component: DateField,
  decorators: [inConsole],
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } } },
  args: { label: '发证日期', value: '2026-11-21', onChange: fn() },
  render: function Dating(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 320 }}>
        <DateField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    await userEvent.click(await screen.findByRole('button', { name: /2026年11月9日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09')
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    // The panel arrives with a movement.
    await waitFor(() =>
      expectFingerTargets(within(screen.getByRole('grid')).getAllByRole('button', { name: /2026年11月/ })),
    )
  },
}

export const NotGiven: Story = { args: { value: '', hint: '不填表示长期有效' } }

export const Invalid: Story = { args: { value: '', error: '请选择发证日期', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const OutOfBounds: Story = {
  args: { min: '2026-12-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不能早于 2026-12-01')).toBeVisible()
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /日,/ }))
    await userEvent.paste('2027年1月2日')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02')
    await userEvent.paste('下个月')
    await expect(canvas.getByRole('status')).toHaveTextContent('没有读出日期')
  },
}
