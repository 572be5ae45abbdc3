import { test as base } from '@playwright/test'
import { storybookFolder } from '#scripts/steps/build-storybook.mjs'
import { openStage, type Stage, type StageOptions } from './stage.ts'
import { serveSite, type StaticSite } from './static-site.ts'

type WorkerFixtures = { site: StaticSite; stages: (options: StageOptions) => Promise<Stage> }

/** One served Storybook and one browser of each kind for all tests of a worker. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from here
    async ({}, use) => {
      const site = await serveSite(storybookFolder)
      await use(site)
      site.stop()
    },
    { scope: 'worker' },
  ],
  stages: [
    async ({ site }, use) => {
      const opened = new Map<string, Promise<Stage>>()
      await use((options) => {
        const kind = JSON.stringify(options)
        const stage = opened.get(kind) ?? openStage(site, options)
        opened.set(kind, stage)
        return stage
      })
      for (const stage of opened.values()) await (await stage).close()
    },
    { scope: 'worker' },
  ],
})
