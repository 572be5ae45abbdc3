// @vitest-environment node
import { composeStories } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, test } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryModule>('../../stories/design-system/*.stories.tsx', { eager: true })

describe.each(Object.entries(files))('%s', (_path, module) => {
  test.each(Object.entries(composeStories(module)))('%s prints on the server', (_name, Story) => {
    const Composed = Story as React.ComponentType
    const sheet = new ServerStyleSheet()
    const html = renderToString(sheet.collectStyles(<Composed />))
    sheet.seal()
    expect(html).not.toContain('undefined')
  })
})
