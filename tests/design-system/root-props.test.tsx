import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { createElement, createRef, type ComponentType, type ElementType } from 'react'
import { expect, test } from 'vitest'
import { furtherArgs, withoutRoot } from './root-props-lists.ts'

type StoryModule = Parameters<typeof composeStories>[0] & { default: { component?: ComponentType<object> } }

const folders = import.meta.glob<Record<string, unknown>>('../../design-system/*/index.ts', { eager: true })
const stories = import.meta.glob<StoryModule>('../../stories/design-system/*.stories.tsx', { eager: true })

/** Everything that the design system offers under a component's name. */
const exported = Object.entries(folders).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
    .map(([name, component]) => ({
      name: `${path.split('/').at(-2)}: ${name}`,
      component: component as ComponentType<object>,
    })),
)

const playgroundArgs = new Map(
  Object.values(stories).flatMap((module) => {
    const { Playground } = composeStories(module) as Record<string, { args: object } | undefined>
    const { component } = module.default
    return component && Playground ? [[component, Playground.args] as const] : []
  }),
)

const tested = exported.flatMap(({ name, component }) => {
  const args = furtherArgs[name] ?? playgroundArgs.get(component)
  return args && !(name in withoutRoot) ? [{ name, component, args }] : []
})

test.each(tested)('$name hands ref and further attributes to its root', ({ component, args }) => {
  const ref = createRef<HTMLElement>()
  render(createElement(component as ElementType, { ...args, ref, 'data-probe': 'root' }))
  expect(ref.current).toHaveAttribute('data-probe', 'root')
})

test('no component is left out without a reason, and no reason outlives its component', () => {
  const names = new Set(tested.map(({ name }) => name))
  const leftOut = exported.map(({ name }) => name).filter((name) => !names.has(name))
  expect(leftOut.sort()).toEqual(Object.keys(withoutRoot).sort())
  expect(Object.keys(furtherArgs).filter((name) => !names.has(name))).toEqual([])
})

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
