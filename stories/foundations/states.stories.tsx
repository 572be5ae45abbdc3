import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, type ReactNode } from 'react'
import { inConsole } from '#stories/design-system/in-console.tsx'
import { Group, Page, Scroller, Table } from './foundation-page.styles.ts'
import { samples } from './state-samples.tsx'

/**
 * What can be pressed or filled in, in the states that a picture at rest does not show. The toolbar's pseudo states put
 * any other story into them.
 */
const meta = {
  id: 'foundations-states',
  title: 'Foundations/状态 States',
  decorators: [inConsole],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Force = (cell: Element) => void

/** The add-on's class forces a state on the platform's parts, the attribute is what the console's library would set. */
const everywhere =
  (className: string, attribute: string): Force =>
  (cell) => {
    for (const element of cell.querySelectorAll('*')) {
      element.classList.add(className)
      if (element.matches('[data-rac]')) element.setAttribute(attribute, 'true')
    }
  }

/** The first place that the keyboard reaches has the focus, and what it stands in knows. */
const focusFirst: Force = (cell) => {
  const first = cell.querySelector('a, button, input, textarea, [role=tab]')
  first?.classList.add('pseudo-focus', 'pseudo-focus-visible')
  for (let element = first; element && element !== cell; element = element.parentElement) {
    element.classList.add('pseudo-focus-within')
    if (!element.matches('[data-rac]')) continue
    for (const name of ['focused', 'focus-visible', 'focus-within']) {
      element.setAttribute(`data-${name}`, 'true')
    }
  }
}

const states: { title: string; force?: Force; isDisabled?: boolean }[] = [
  { title: '默认' },
  { title: '悬停', force: everywhere('pseudo-hover', 'data-hovered') },
  { title: '键盘焦点', force: focusFirst },
  { title: '按下', force: everywhere('pseudo-active', 'data-pressed') },
  { title: '停用', isDisabled: true },
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
                  {states.map(({ title, force, isDisabled = false }) => (
                    <InState key={title} force={force}>
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
}

function InState({ force, children }: { force?: Force; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    // Tabs are drawn only after their list is known.
    const frame = requestAnimationFrame(() => cell.current && force?.(cell.current))
    return () => cancelAnimationFrame(frame)
  })
  return <td ref={cell}>{children}</td>
}
