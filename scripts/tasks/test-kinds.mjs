import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct } from './build-product.mjs'
import { buildStorybook } from './build-storybook.mjs'
import { projectRoot } from './project-root.mjs'
import {
  LIMIT_MS,
  browserPath,
  freshReportFile,
  readReport,
  runPlaywright,
  runVitest,
  withoutFalseSuccess,
} from './run-tests.mjs'
import { printCheck, runStaticChecks } from './static-checks.mjs'
import { takeScreenshots } from './take-screenshots.mjs'
import { tallyOfPictures } from './test-tallies.mjs'

/** @typedef {import('./test-tallies.mjs').Tally} Tally */

/**
 * `first`: what people run before a commit, about eight minutes on two processors. `rest`: everything else, about twenty.
 * @typedef {'first' | 'rest'} Tier
 */

/**
 * A kind of test, and what must be there before it runs.
 * @typedef {object} TestKind
 * @property {Tier} tier
 * @property {import('./test-needs.mjs').Need[]} needs
 * @property {(alsoAsked: string[]) => Promise<Tally>} run is told all the kinds that this run consists of
 */

/** Files of the first tier's projects that run with the rest. */
const SLOW = '.slow.test.'
const withoutSlow = ['--exclude', `**/*${SLOW}*`]

/**
 * Every kind of test, in the order they run: the quickest answer first. Kinds that often wait run before those that take all
 * processors, so that both builds use what is left.
 * @type {Record<string, TestKind>}
 */
export const testKinds = {
  validate: {
    tier: 'first',
    needs: [],
    run: async () => {
      const results = await runStaticChecks(printCheck)
      const failures = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `validate: ${name}`)
      return {
        passed: results.length - failures.length,
        failed: failures.length,
        skipped: 0,
        failures,
        retried: [],
      }
    },
  },
  unit: {
    tier: 'first',
    needs: ['driver'],
    run: (alsoAsked) => {
      buildBeside(alsoAsked)
      return runVitest('unit', ['--project', 'unit', ...withoutSlow])
    },
  },
  // Every call on the two quickest stores, and all that PostgreSQL and S3 do otherwise.
  contract: {
    tier: 'first',
    needs: ['driver', 'postgres'],
    run: () =>
      runVitest('contract', ['--project', 'contract', ...withoutSlow], { TEST_STORES: 'SQLite,memory' }),
  },
  component: {
    tier: 'first',
    needs: [],
    run: () => runVitest('component', ['--project', 'component', ...withoutSlow]),
  },
  // The main journeys through the site and the console.
  journeys: {
    tier: 'first',
    needs: ['browser', 'driver'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runPlaywright('journeys', browserPath(), ['--project', 'journeys'])
    },
  },
  slow: {
    tier: 'rest',
    needs: ['driver', 'postgres'],
    run: (alsoAsked) => {
      buildBeside(alsoAsked)
      const projects = ['unit', 'contract', 'component'].flatMap((project) => ['--project', project])
      return runVitest('slow', [SLOW, ...projects])
    },
  },
  // Every call on PostgreSQL too.
  postgres: {
    tier: 'rest',
    needs: ['driver', 'postgres'],
    run: () =>
      runVitest('postgres', ['--project', 'contract', ...withoutSlow, ...testsOfStores()], {
        TEST_STORES: 'PostgreSQL',
      }),
  },
  // Fewer rounds than `npm run test:faults`, which has time.
  faults: {
    tier: 'rest',
    needs: ['driver', 'postgres'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runVitest('faults', ['--project', 'faults'], { FAULT_ROUNDS: '3' })
    },
  },
  instances: {
    tier: 'rest',
    needs: ['driver', 'postgres'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runVitest('instances', ['--project', 'instances'])
    },
  },
  e2e: {
    tier: 'rest',
    needs: ['browser', 'driver'],
    run: async (alsoAsked) => {
      buildBeside(alsoAsked)
      await productBuilt()
      return runPlaywright('e2e', browserPath(), ['--project', 'rest'])
    },
  },
  // Every story is shown once: its play function, axe and its picture in one pass.
  stories: {
    tier: 'rest',
    needs: ['browser', 'fonts'],
    run: async () => {
      await storybookBuilt()
      const reportFile = freshReportFile('stories')
      const end = await takeScreenshots([`--report=${reportFile}`], LIMIT_MS)
      return withoutFalseSuccess(end, tallyOfPictures('stories', readReport(reportFile)))
    },
  },
  // Key pages in every theme, forced colours and on a phone, the documentation, and the tools of the pictures.
  visual: {
    tier: 'rest',
    needs: ['browser'],
    run: async () => {
      await storybookBuilt()
      return runPlaywright('visual', browserPath(), ['--config', 'tests/visual/playwright.config.ts'])
    },
  },
}

/** The contract's files that go through the stores of `TEST_STORES` (tests/contract/backends.ts). */
function testsOfStores() {
  return ['tests/contract', 'tests/attack'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) =>
        /\bbackends(WithFiles)?\b(?!\.ts)/.test(readFileSync(join(projectRoot, file), 'utf8')),
      ),
  )
}

/**
 * Starts the builds that later kinds need while unit tests, contracts and journeys wait for programs, databases and
 * network. The builds run at low priority beside them.
 * @param {string[]} kinds
 */
function buildBeside(kinds) {
  const areAsked = (/** @type {string[]} */ some) => some.some((kind) => kinds.includes(kind))
  const first = areAsked(['journeys', 'faults', 'instances', 'e2e']) ? productBuilt() : Promise.resolve()
  // What fails is told by the kinds that need it.
  const ended = first.catch(() => undefined)
  if (areAsked(['stories', 'visual'])) ended.then(storybookBuilt).catch(() => undefined)
}

/** @type {Promise<void> | undefined} */
let buildingProduct

/** The product of this run's sources; a build that has begun is waited for. */
function productBuilt() {
  buildingProduct ??= buildProduct({ lowPriority: true })
  return buildingProduct
}

/** @type {Promise<void> | undefined} */
let buildingStorybook

/** The static Storybook of this run's sources; a build that has begun is waited for. */
function storybookBuilt() {
  buildingStorybook ??= buildStorybook({ lowPriority: true })
  return buildingStorybook
}
