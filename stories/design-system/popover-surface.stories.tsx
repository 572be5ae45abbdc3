import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { expect, screen, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { PlainButton } from '#design-system/date-field/date-field.styles.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-popover-surface',
  title: 'Design system/反馈/浮层 Popover surface · 弹出层 气泡卡 popover',
  component: PopoverSurface,
  // Lists, menus and calendars on it are photographed.
  tags: ['no-screenshot'],
  decorators: [inConsole],
  render: (args) => (
    <DialogTrigger>
      <Trigger>说明</Trigger>
      <PopoverSurface {...args}>
        <Words aria-label="说明">数字小的在前，相同时新的在前。</Words>
      </PopoverSurface>
    </DialogTrigger>
  ),
} satisfies Meta<typeof PopoverSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '说明' })
    await userEvent.click(trigger)
    // It comes up out of nothing, by degrees.
    await waitFor(() => expect(screen.getByRole('dialog', { name: '说明' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const Trigger = styled(PlainButton)`
  width: auto;
  height: auto;
  min-height: ${token.size.target};
  padding-inline: ${token.space.x2};
  overflow-wrap: anywhere;
  border: 1px solid ${token.color.lineStrong};
`

const Words = styled(Dialog)`
  padding: ${token.space.x2};
  outline: none;
`
