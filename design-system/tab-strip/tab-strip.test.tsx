import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TabPanel, TabStrip, useTabs, type TabStripProps } from './index.ts'

const names = ['政务', '测绘', '医疗']

function Example({ orientation }: Pick<TabStripProps, 'orientation'>) {
  const state = useTabs(names)
  return (
    <>
      <TabStrip
        label="行业方案"
        tabs={names.map((name) => ({ id: name, label: name }))}
        state={state}
        orientation={orientation}
      />
      {names.map((name) => (
        <TabPanel key={name} tab={name} state={state}>
          {name}的内容
        </TabPanel>
      ))}
    </>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true })

/** Presses a key on the chosen tab; answers whether the browser may still act on it. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(chosen(), { key, ...modifiers })
  fireEvent(chosen(), event)
  return !event.defaultPrevented
}

test('a horizontal strip walks by ← and →, and leaves ↑ and ↓ to the page', () => {
  render(<Example />)
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal')
  press('ArrowRight')
  expect(chosen()).toHaveTextContent('测绘')
  expect(press('ArrowDown')).toBe(true)
  expect(press('ArrowUp')).toBe(true)
  expect(chosen()).toHaveTextContent('测绘')
  press('ArrowLeft')
  expect(chosen()).toHaveTextContent('政务')
})

test('a vertical strip says so and walks by ↑ and ↓ too', () => {
  render(<Example orientation="vertical" />)
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  press('ArrowDown')
  expect(chosen()).toHaveTextContent('测绘')
  expect(chosen()).toHaveFocus()
  press('ArrowUp')
  press('ArrowUp')
  expect(chosen()).toHaveTextContent('医疗')
})

test.each([
  ['Alt', { altKey: true }, 'ArrowLeft'],
  ['Ctrl', { ctrlKey: true }, 'End'],
  ['Meta', { metaKey: true }, 'ArrowRight'],
  ['Shift', { shiftKey: true }, 'ArrowRight'],
])('%s with a key is the browser’s', (_name, modifier, key) => {
  render(<Example />)
  expect(press(key, modifier)).toBe(true)
  expect(chosen()).toHaveTextContent('政务')
})
