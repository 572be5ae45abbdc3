import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { cacheFolder } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { commandFailure } from './step-failure.mjs'
import { timeStep } from './time-step.mjs'

// Everything the static Storybook is made of.
const sources = [
  'package-lock.json',
  'tsconfig.json',
  '.storybook',
  'app',
  'content',
  'contract',
  'design-system',
  'docs',
  'mocks',
  'public',
  'scripts/vite',
  'stories',
]
const stampFile = join(cacheFolder, 'storybook.stamp')

/** Where the static Storybook stands that the pictures are taken of. */
export const storybookFolder = join(cacheFolder, 'storybook')

/**
 * Builds the static Storybook, where its sources changed.
 * @param {{ lowPriority?: boolean }} [options] `lowPriority`: beside something else, of which nothing is to be taken
 */
export async function buildStorybook({ lowPriority = false } = {}) {
  const stamp = fingerprint(sources, { ignored: /\.test\.[a-z]+$/ })
  if (readStamp(stampFile) === stamp) return
  // Removed first: a build that is interrupted must not pass for a finished one.
  rmSync(stampFile, { force: true })
  rmSync(storybookFolder, { recursive: true, force: true })
  await timeStep('构建静态 Storybook', async () => {
    const { code, output } = await runPackage(
      'storybook/dist/bin/dispatcher.js',
      ['build', '--quiet', '--output-dir', storybookFolder],
      { env: { STORYBOOK_DISABLE_TELEMETRY: '1' }, lowPriority },
    )
    if (code !== 0) throw commandFailure('构建静态 Storybook', output)
  })
  writeStamp(stampFile, stamp)
}
