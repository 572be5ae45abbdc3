import { test as base } from '@playwright/test'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { openStage, type Stage, type StageOptions } from './story-browser.ts'
import { serveSite, type StaticSite } from './static-site.ts'

type WorkerFixtures = { site: StaticSite; stages: (options: StageOptions) => Promise<Stage> }

/** One served Storybook for a worker's tests, and one browser while tests need the same kind. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from here
    async ({}, use) => {
      const site = await serveSite(storybookFolder)
      await use(site)
      site.stop()
    },
    { scope: 'worker' },
  ],
  stages: [
    async ({ site }, use) => {
      let opened: { kind: string; stage: Stage } | undefined
      await use(async (options) => {
        const kind = JSON.stringify(options)
        if (opened?.kind === kind) return opened.stage
        // One at a time: what moves on a stage that is left behind would be drawn all the while.
        await opened?.stage.close()
        opened = undefined
        const stage = await openStage(site, options)
        opened = { kind, stage }
        return stage
      })
      await opened?.stage.close()
    },
    { scope: 'worker' },
  ],
})
