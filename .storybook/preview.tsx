import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import styled from 'styled-components'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { loggedCalls, onCalls } from '#stories/toolbar-globals/call-log.ts'
import { CALLS_MADE, CALLS_WANTED } from '#stories/toolbar-globals/channel.ts'
import { withCrawlerView } from '#stories/toolbar-globals/crawler-view.tsx'
import { withoutScript } from '#stories/toolbar-globals/without-script.tsx'
import { beginStory } from '#stories/story-api.ts'
import { docsWords } from '#stories/chinese/docs-words.ts'
import { translateInterface } from '#stories/chinese/translate.ts'
import { OneGlobalStyle } from './docs/one-global-style.tsx'
import { isFrame } from './docs/show-in-frame.ts'
import { globalTypes, defaultGlobals } from '#stories/toolbar-globals/global-types.ts'
import { mockWorker } from './mock-worker.ts'
import { mountStory } from './mount-story.ts'
import { printOnce } from './print-once.ts'
import { showRemarks } from './remark-pins.ts'
import { takeReports } from './take-reports.ts'
import { viewports } from './viewports.ts'

/** The first story that opens a lazily loaded part waits for it to be compiled. */
const PATIENCE_MS = 15_000
/** Looked at with other texts than its play function looks for, a story is not kept waiting for them. */
const SHORT_PATIENCE_MS = 500

/** By tests/visual/wait-until-stable.ts. */
const isTested = 'waitUntilStable' in window

printOnce()

// No server printed this document, so no section waits to take over what it printed (app/public/deferred-hydration/hydrate-on-visible.tsx).
document.documentElement.dataset.hydrated = 'yes'

// Documentation is Chinese, and so are the words that Storybook puts around it; stories speak for themselves.
document.documentElement.lang = 'zh-CN'
for (const frame of document.querySelectorAll('#storybook-docs, .sb-errordisplay, .sb-nopreview'))
  translateInterface(frame, docsWords)

/** Tells the panel of calls, where there is a manager around the story. */
function tellCalls() {
  if (!addons.hasChannel()) return
  const channel = addons.getChannel()
  onCalls((calls) => channel.emit(CALLS_MADE, calls))
  if (channel.listenerCount(CALLS_WANTED) === 0)
    channel.on(CALLS_WANTED, () => channel.emit(CALLS_MADE, loggedCalls()))
}

/** A page of documentation shows stories of several themes below each other: each brings its own there. */
const withTheme: Decorator = (Story, { globals, viewMode }) =>
  viewMode === 'docs' && !isFrame ? (
    <Ground data-theme={globals.theme as string}>
      <OneGlobalStyle />
      <Story />
    </Ground>
  ) : (
    <Themed theme={globals.theme as string} story={<Story />} />
  )

const Ground = styled.div`
  margin: -30px -20px;
  padding: 30px 20px;
  background: ${token.color.background};
  color: ${token.color.text};
`

function Themed({ theme, story }: { theme: string; story: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <>
      <GlobalStyle />
      {story}
    </>
  )
}

const preview: Preview = {
  mount: mountStory,
  tags: ['autodocs'],
  // The last is the outermost: what is printed without scripts holds every other.
  decorators: [withTheme, withoutScript, withCrawlerView],
  loaders: [mockWorker],
  beforeEach({ globals, storyGlobals }) {
    const hasUsualTexts = globals.extreme === defaultGlobals.extreme || 'extreme' in storyGlobals
    configure({ asyncUtilTimeout: hasUsualTexts ? PATIENCE_MS : SHORT_PATIENCE_MS })
    tellCalls()
    takeReports()
    showRemarks()
    beginStory(globals, new URLSearchParams(document.location.search))
    // What the story before said in passing is not this one's.
    toast.clear()
  },
  initialGlobals: defaultGlobals,
  globalTypes: globalTypes,
  parameters: {
    // Tests need only violations; Storybook's panel also shows passed checks.
    a11y: { test: 'error', options: isTested ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Storybook's blocks, a third of all its scripts, load only for documentation, not for stories or frames.
    docs: { renderer: async () => (await import('./docs/docs-renderer.ts')).docsRenderer },
    options: {
      storySort: {
        // Storybook reads this without running it, so every name is written out.
        order: [
          'Start',
          'Inventory',
          'Foundations',
          'Design system',
          ['布局', '导航', '操作', '输入', '数据', '反馈', '媒体'],
          'Site',
          'Pages',
          'Console',
          'Lenses',
          '*',
        ],
        method: 'alphabetical',
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
