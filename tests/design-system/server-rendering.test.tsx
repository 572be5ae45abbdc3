// @vitest-environment node
import { composeStories } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, test } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryModule>('../../stories/design-system/*.stories.tsx', { eager: true })

describe.each(Object.entries(files))('%s', (path, module) => {
  const file = path.split('/').at(-1)!.replace('.stories.tsx', '')
  test.each(Object.entries(composeStories(module)))('%s prints on the server', (name, Story) => {
    const Composed = Story as React.ComponentType
    const sheet = new ServerStyleSheet()
    const html = renderToString(sheet.collectStyles(<Composed />))
    sheet.seal()
    expect(html).not.toContain('undefined')
    const told = printedBy(html)
    expect(html).toMatch(/^<[a-z]/)
    if (decorations.has(file) || decorations.has(`${file}/${name}`)) expect(told).toBe('')
    else expect(told).not.toBe('')
  })
})

/** Words, and elements that show something without words. */
function printedBy(html: string): string {
  const elements = html.match(/<(img|svg|input|textarea|select|video|audio|hr)\b/g) ?? []
  return html.replaceAll(/<[^>]*>/g, '').trim() || elements.join()
}

/** What is for the eye alone: elements without a word. Portals and dialogs print at least the button that opens them. */
const decorations = new Set(['contour-lines', 'skeleton', 'tick-rule/ScaleOnly'])
