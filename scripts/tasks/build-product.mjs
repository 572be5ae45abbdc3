import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleMockBar, bundlePrograms, bundleServer } from './bundle-for-node.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { projectRoot } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { StepFailure, commandFailure } from './step-failure.mjs'
import { timeStep } from './time-step.mjs'
import { warnOfStaleIndexes } from './warn-of-stale-indexes.mjs'

// Everything the built product is made of.
const sources = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'app',
  'content',
  'contract',
  'db',
  'design-system',
  'mocks',
  'operations',
  'public',
  'operations/admin/admin.ts',
  'operations/backup/backup.ts',
  'operations/keys/keys.ts',
  'operations/move/move.ts',
  'operations/pictures/pictures.ts',
  'operations/privacy/privacy.ts',
  'operations/backup/restore.ts',
  'scripts/tasks/build-product.mjs',
  'scripts/tasks/bundle-for-node.mjs',
  'patches',
  'scripts/vite',
]
const stampFile = join(projectRoot, 'build/.stamp')

/**
 * Builds the site (build/client, build/server), its two hosts and the operators' commands, where sources changed.
 * @param {{ isForced?: boolean, lowPriority?: boolean }} [options] `lowPriority`: beside something else, of which nothing is to
 *   be taken
 */
export async function buildProduct({ isForced = false, lowPriority = false } = {}) {
  const stamp = fingerprint(sources)
  if (!isForced && readStamp(stampFile) === stamp) return
  // Removed first: a build that is interrupted must not pass for a finished one.
  rmSync(stampFile, { force: true })
  await warnOfStaleIndexes()
  await timeStep('构建网站', async () => {
    await buildSite(lowPriority)
    await bundleNodePrograms()
  })
  writeStamp(stampFile, stamp)
}

/** @param {boolean} lowPriority */
async function buildSite(lowPriority) {
  const { code, output } = await runPackage(
    '@remix-run/dev/dist/cli.js',
    ['vite:build', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' }, lowPriority },
  )
  if (code !== 0) throw commandFailure('构建网站', output)
}

async function bundleNodePrograms() {
  rmSync(join(projectRoot, 'build/parts'), { recursive: true, force: true })
  try {
    await Promise.all([
      bundleServer(),
      bundleMockBar(),
      bundlePrograms(
        {
          host: 'app/server/host.ts',
          'draw-process': 'db/files/draw-process.ts',
          'back-up-process': 'app/server/backups/back-up-process.ts',
          admin: 'operations/admin/admin.ts',
          backup: 'operations/backup/backup.ts',
          keys: 'operations/keys/keys.ts',
          move: 'operations/move/move.ts',
          pictures: 'operations/pictures/pictures.ts',
          privacy: 'operations/privacy/privacy.ts',
          restore: 'operations/backup/restore.ts',
        },
        false,
      ),
      bundlePrograms({ 'mock-host': 'app/server/host.ts' }, true),
    ])
  } catch (error) {
    const { formatMessages } = await import('esbuild')
    const { errors = [] } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error)
    const lines = await formatMessages(errors, { kind: 'error' })
    throw new StepFailure('构建服务器程序失败。', lines.join('') || String(error))
  }
}
