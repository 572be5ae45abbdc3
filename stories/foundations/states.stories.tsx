import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inConsole } from '#stories/design-system/in-console.tsx'
import { Group, Page, Scroller, Table } from './foundation-page.styles.ts'
import { samples } from './state-samples.tsx'

/**
 * What can be pressed or filled in, in the states that a picture at rest does not show. The toolbar's pseudo states put
 * any other story into them.
 */
const meta = {
  title: 'Foundations/States',
  decorators: [inConsole],
  parameters: {
    layout: 'fullscreen',
    pseudo: {
      rootSelector: 'body',
      hover: '.is-hovered *',
      focus: '.is-focused *',
      focusVisible: '.is-focused *',
      focusWithin: '.is-focused *',
      active: '.is-pressed *',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A state, the class that the platform's parts take it from, and the attributes that the console's library sets. */
const states = [
  { title: '默认', className: '', attributes: [] },
  { title: '悬停', className: 'is-hovered', attributes: ['data-hovered'] },
  { title: '键盘焦点', className: 'is-focused', attributes: ['data-focused', 'data-focus-visible'] },
  { title: '按下', className: 'is-pressed', attributes: ['data-pressed'] },
  { title: '停用', className: '', attributes: [], isDisabled: true },
]

export const Matrix: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>交互状态</h2>
        <Scroller tabIndex={0} role="region" aria-label="交互状态">
          <Table>
            <thead>
              <tr>
                <th scope="col">组件</th>
                {states.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {samples.map(({ name, draw }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {states.map(({ title, className, attributes, isDisabled = false }) => (
                    <InState key={title} className={className} attributes={attributes}>
                      {draw(isDisabled)}
                    </InState>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Group>
    </Page>
  ),
  play: async ({ canvas }) => {
    // The look itself is what the picture shows: the add-on rewrites the styles once a play function has ended.
    const [, hovered, focused, pressed] = canvas.getAllByRole('button', { name: '提交申请' })
    await waitFor(() => expect(hovered).toHaveClass('pseudo-hover'))
    await expect(focused).toHaveClass('pseudo-focus-visible')
    await expect(pressed).toHaveClass('pseudo-active')
    const [, isOn] = canvas.getAllByRole('switch', { name: '在首页显示' })
    await expect(isOn?.closest('[data-rac]')).toHaveAttribute('data-hovered')
  },
}

interface InStateProps {
  className: string
  attributes: string[]
  children: ReactNode
}

function InState({ className, attributes, children }: InStateProps) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    for (const element of cell.current?.querySelectorAll('[data-rac]') ?? []) {
      for (const attribute of attributes) element.setAttribute(attribute, 'true')
    }
  })
  return (
    <td ref={cell} className={className}>
      {children}
    </td>
  )
}
