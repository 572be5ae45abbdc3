import { defineConfig } from '@playwright/test'
import { testRetries } from '#scripts/tasks/test-retries.mjs'

/** What belongs to the pictures, and pages in other themes, contrast and zoom (docs/visual-regression.md). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual-specs',
  fullyParallel: true,
  // As many as the smallest machine has processors, so that time limits hold on a slow one too.
  workers: 2,
  retries: testRetries,
  forbidOnly: !!process.env.CI,
  timeout: 90_000,
  reporter: 'list',
})
