import { buildStorybook } from './build-storybook.mjs'
import { prepareChromium } from './find-chromium.mjs'
import { prepareFonts } from './prepare-fonts.mjs'
import { runPackage } from './run-command.mjs'

/**
 * Builds the static Storybook where it is stale, takes its pictures and compares or approves them (tests/visual/run.ts).
 * @param {string[]} args filters and options
 * @returns {Promise<{ code: number }>}
 */
export async function takeScreenshots(args) {
  const chromium = await prepareChromium()
  await prepareFonts()
  await buildStorybook()
  const { code } = await runPackage('tsx/dist/cli.mjs', ['tests/visual/run.ts', ...args], {
    isShown: true,
    env: { CHROMIUM_PATH: chromium },
  })
  return { code }
}
