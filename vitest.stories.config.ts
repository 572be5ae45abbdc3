import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { projectFilesPlugin } from './scripts/vite/project-files-plugin.ts'
import { chromiumFlags, findChromium } from './scripts/steps/find-chromium.mjs'

// Vite must prepare these before the first story: found late, they make the browser load a second React.
const usedByStories = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@remix-run/react',
  '@remix-run/testing',
  '@internationalized/date',
  'styled-components',
  'formik',
  'yup',
  'idb-keyval',
  'lucide-react',
  'react-aria-components',
  '@tiptap/react',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/view',
  '@tiptap/starter-kit',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  'diff',
  'dom-accessibility-api',
  'gcoord',
  'react-dom/server',
  'react-dom/test-utils',
  '@zxcvbn-ts/language-common',
  'msw-storybook-addon/csf3',
  'sanitize-html',
  'write-excel-file/browser',
]

/** Every story as a test, in a real browser, with its play function and its accessibility check. */
export default defineConfig({
  plugins: [projectFilesPlugin(), storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: usedByStories },
  test: {
    name: 'storybook',
    testTimeout: 30_000,
    // The HTML cleaner of the mocks names Node modules that it does not use in a browser.
    onConsoleLog: (text) => !text.includes('has been externalized for browser compatibility'),
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
