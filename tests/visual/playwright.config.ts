import { defineConfig } from '@playwright/test'
import { secondTries } from '#scripts/steps/second-tries.mjs'

/** What belongs to the pictures, and pages in other themes, contrast and zoom (docs/visual-regression.md). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual-specs',
  fullyParallel: true,
  // Two more than the processors of the smallest machine: a test waits part of its time, and what is long comes late.
  workers: 4,
  retries: secondTries,
  forbidOnly: !!process.env.CI,
  timeout: 90_000,
  reporter: 'list',
})
