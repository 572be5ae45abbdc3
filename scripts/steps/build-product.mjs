import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { projectRoot } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { StepFailure, commandFailure } from './step-failure.mjs'
import { timedStep } from './timed-step.mjs'

// Everything the built product is made of.
const sources = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'app',
  'contract',
  'db',
  'design-system',
  'mocks',
  'public',
  'scripts/admin.ts',
  'scripts/privacy.ts',
  'scripts/static-styles',
  'scripts/static-styles.ts',
  'scripts/steps/build-product.mjs',
  'scripts/vite',
  'stories/inventory/parts.ts',
]
const stampFile = join(projectRoot, 'build/.stamp')

/**
 * Builds the site (build/client, build/server), its two hosts and the operators' commands, where sources changed.
 * @param {{ isForced?: boolean }} [options]
 */
export async function buildProduct({ isForced = false } = {}) {
  const stamp = fingerprint(sources)
  if (!isForced && readStamp(stampFile) === stamp) return
  // Removed first: a build that is interrupted must not pass for a finished one.
  rmSync(stampFile, { force: true })
  await timedStep('构建网站', async () => {
    await buildSite()
    await bundleNodePrograms()
    await writeStaticStyles()
  })
  writeStamp(stampFile, stamp)
}

async function buildSite() {
  const { code, output } = await runPackage(
    '@remix-run/dev/dist/cli.js',
    ['vite:build', '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0) throw commandFailure('构建网站', output)
}

/** Renders with what was built just now (docs/decisions/0018-static-styles.md). */
async function writeStaticStyles() {
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['scripts/static-styles.ts'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw commandFailure('提取样式', output)
}

async function bundleNodePrograms() {
  const { build, formatMessages } = await import('esbuild')
  /** @param {string} entry @param {string} outfile @param {boolean} isMockHost */
  const bundle = (entry, outfile, isMockHost) =>
    build({
      absWorkingDir: projectRoot,
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      sourcemap: true,
      sourcesContent: false,
      define: { IS_MOCK_HOST: String(isMockHost), 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    })
  try {
    await Promise.all([
      bundle('app/server/host.ts', 'build/host.js', false),
      bundle('app/server/host.ts', 'build/mock-host.js', true),
      bundle('scripts/admin.ts', 'build/admin.js', false),
      bundle('scripts/privacy.ts', 'build/privacy.js', false),
    ])
  } catch (error) {
    const { errors = [] } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error)
    const lines = await formatMessages(errors, { kind: 'error' })
    throw new StepFailure('构建服务器程序失败。', lines.join('') || String(error))
  }
}
