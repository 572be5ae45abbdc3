import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect, waitFor } from 'storybook/test'
import { NavDropdown } from '#design-system/nav-dropdown/index.ts'
import { token } from '#design-system/tokens/index.ts'

// Above the stories, because their args are made while the module is read.
const Target = styled.a`
  display: block;
  padding: ${token.space.x1} ${token.space.x15};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${token.color.hovered};
  }
`

const meta = {
  id: 'design-system-nav-dropdown',
  title: 'Design system/导航/导航下拉 Nav dropdown · 下拉菜单 服务菜单 dropdown',
  component: NavDropdown,
  args: {
    label: '服务',
    align: 'start',
    children: (
      <ul>
        {['政务服务', '数据标注', '数据采集', '互联网 BPO', '测绘地理', '产教融合'].map((name) => (
          <li key={name}>
            <Target href="#services" onClick={(event) => event.preventDefault()}>
              {name}
            </Target>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [(Story) => <nav style={{ minHeight: 380 }}>{Story()}</nav>],
} satisfies Meta<typeof NavDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '服务' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    const first = await canvas.findByRole('link', { name: '政务服务' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await canvas.findByRole('link', { name: '数据标注' }))
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The mouse opens it, the keyboard goes in: when the mouse leaves, the keyboard keeps its place. */
export const MouseThenKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '服务' })
    await userEvent.tab()
    await userEvent.hover(trigger)
    await userEvent.keyboard('{ArrowDown}')
    const first = await canvas.findByRole('link', { name: '政务服务' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.unhover(trigger)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveFocus()
  },
}

export const Current: Story = { args: { isCurrent: true } }
