import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { createElement, createRef, type ElementType } from 'react'
import { expect, test } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0] & { default: { component?: ElementType } }

const files = import.meta.glob<StoryModule>('../../stories/design-system/*.stories.tsx', { eager: true })

// What lies in a portal that appears only when asked for has no root to hand anything to; a switch's further props are
// the switch's own, inside its label.
const withoutRoot = new Set(['toast', 'tooltip', 'switch-field'])

const components = Object.entries(files).flatMap(([path, module]) => {
  const stories = composeStories(module) as Record<string, { args: object } | undefined>
  const { component } = module.default
  const name = path.split('/').at(-1)!.replace('.stories.tsx', '')
  return component && stories.Playground && !withoutRoot.has(name)
    ? [{ name, component, args: stories.Playground.args }]
    : []
})

test.each(components)('$name hands ref and further attributes to its root', ({ component, args }) => {
  const ref = createRef<HTMLElement>()
  render(createElement(component, { ...args, ref, 'data-probe': 'root' }))
  expect(ref.current).toHaveAttribute('data-probe', 'root')
})
