import { buildStorybook } from './build-storybook.mjs'
import { prepareChromium } from './find-chromium.mjs'
import { prepareFonts } from './prepare-fonts.mjs'
import { runPackage } from './run-command.mjs'

/**
 * Builds the static Storybook where it is stale, takes its pictures and compares or approves them (tests/visual/run.ts).
 * @param {string[]} args filters and options
 * @param {number} [limitMs] how long taking them may take
 * @returns {Promise<{ code: number, isLate: boolean }>}
 */
export async function takeScreenshots(args, limitMs) {
  const chromium = await prepareChromium()
  await prepareFonts()
  await buildStorybook()
  const { code, isLate } = await runPackage('tsx/dist/cli.mjs', ['tests/visual/run.ts', ...args], {
    isShown: true,
    limitMs,
    env: { CHROMIUM_PATH: chromium },
  })
  return { code, isLate }
}
