import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { themes } from '#design-system/theme/index.ts'
import { scenarioChoices } from '#mocks/scenarios.ts'
import { beginStory, storyHandlers } from '#stories/story-api.ts'

// The first story that opens a lazily loaded part waits for it to be compiled.
configure({ asyncUtilTimeout: 15_000 })

const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals.theme as string} story={<Story />} />
)

function Themed({ theme, story }: { theme: string; story: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'zh-CN'
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
  tags: ['autodocs'],
  decorators: [withTheme],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...storyHandlers)
      const url = new URL('mockServiceWorker.js', document.baseURI).pathname
      await worker.start({ serviceWorker: { url }, onUnhandledRequest: 'bypass', quiet: true })
      return worker
    }),
  ],
  beforeEach({ globals }) {
    beginStory(globals.scenario)
  },
  initialGlobals: { theme: 'light', scenario: 'normal' },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { label }]) => ({ value, title: label })),
      },
    },
    scenario: {
      description: '接口场景',
      toolbar: {
        title: '接口场景',
        icon: 'lightning',
        dynamicTitle: true,
        items: scenarioChoices.map(({ name, label }) => ({ value: name, title: label })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Foundations', 'Design system', 'Site', 'Pages', 'Console', '*'],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: { name: '手机 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '桌面 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: '宽屏 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
