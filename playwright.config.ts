import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/tasks/find-chromium.mjs'
import { testRetries } from './scripts/tasks/test-retries.mjs'

/** Journeys through the built product in a real browser (`npm run test:e2e`). */
export default defineConfig({
  testDir: 'tests/e2e',
  // The main journeys belong to `npm test`, the others to `npm run test:all`.
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    { name: 'rest', testIgnore: 'journeys/**' },
  ],
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: false,
  // Each worker has a browser and a server of its own. More workers than processors save little, and time limits then fail
  // on a slow machine.
  workers: 2,
  retries: testRetries,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
