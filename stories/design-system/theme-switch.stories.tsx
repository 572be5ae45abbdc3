import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { Section } from '#design-system/section/index.ts'
import { ThemeSwitch, type ThemeSwitchProps } from '#design-system/theme-switch/index.ts'
import { token } from '#design-system/tokens/index.ts'

/** In the product, choosing changes the whole document; here only the choice itself, so that the toolbar stays in charge. */
const meta = {
  id: 'design-system-theme-switch',
  title: 'Design system/导航/显示方式 Theme switch · 主题 深色 适老 theme dark mode',
  component: ThemeSwitch,
  args: { value: 'light', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const disclosure = canvasElement.querySelector('details') as HTMLDetailsElement
    await userEvent.tab()
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('显示模式', { selector: 'summary' }))
    await waitFor(() => expect(disclosure.open).toBe(true))
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^浅色/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: /^深色/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('senior')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(disclosure.open).toBe(false))
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}

/** Opens above its button: for the end of a page. */
export const Above: Story = {
  args: { side: 'above', align: 'end' },
  decorators: [(Story) => <Foot>{Story()}</Foot>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('显示模式', { selector: 'summary' }))
    const group = await canvas.findByRole('group', { name: '显示模式' })
    const button = canvasElement.querySelector('summary') as HTMLElement
    await expect(group.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    await expect(group.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

/** The choices without a button, where there is room for them. */
export const List: Story = { args: { variant: 'list', value: 'senior' } }

/** In an ink section, as in the footer. */
export const OnInk: Story = {
  args: { variant: 'list', value: 'system' },
  decorators: [(Story) => <Section tone="ink">{Story()}</Section>],
}

/** A press elsewhere closes the menu. */
export const ClosesOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('显示模式', { selector: 'summary' }))
    const disclosure = canvasElement.querySelector('details') as HTMLDetailsElement
    await waitFor(() => expect(disclosure.open).toBe(true))
    await userEvent.click(document.body)
    await waitFor(() => expect(disclosure.open).toBe(false))
  },
}

function Kept({ value, onChange, ...rest }: ThemeSwitchProps) {
  const [kept, setKept] = useState(value)
  return (
    <ThemeSwitch
      {...rest}
      value={kept}
      onChange={(choice) => {
        setKept(choice)
        onChange(choice)
      }}
    />
  )
}

const Foot = styled.div`
  display: flex;
  align-items: end;
  justify-content: end;
  min-height: 26rem;
  padding: ${token.space.x2};

  @media (max-width: 767.98px) {
    justify-content: start;
  }
`
