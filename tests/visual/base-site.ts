import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { installArguments } from '#scripts/tasks/install-dependencies.mjs'
import { runNpm } from '#scripts/tasks/npm-command.mjs'
import { cacheFolder, projectRoot } from '#scripts/tasks/project-root.mjs'
import { StepFailure, commandFailure } from '#scripts/tasks/step-failure.mjs'
import { APPROVED_FOLDER } from './approvals.ts'

const run = promisify(execFile)

let building: Promise<string> | undefined

/**
 * Builds the Storybook as it was when the pictures were approved, for a machine that draws differently. Once, anyone who asks
 * while it is being built: several pictures are compared at a time.
 * @returns the folder it stands in
 * @throws {StepFailure} where the history does not reach back
 */
export function buildBaseSite(): Promise<string> {
  building ??= build()
  return building
}

async function build(): Promise<string> {
  const commit = await approvedCommit()
  const site = join(cacheFolder, `storybook-${commit.slice(0, 12)}`)
  if (existsSync(join(site, 'index.json'))) return site

  const source = join(tmpdir(), `approved-${commit.slice(0, 12)}-${process.pid}`)
  mkdirSync(source, { recursive: true })
  try {
    await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, source], { cwd: projectRoot })
    await provideDependencies(source)
    const storybook = join(source, 'node_modules/storybook/dist/bin/dispatcher.js')
    await run(process.execPath, [storybook, 'build', '--quiet', '--output-dir', site], {
      cwd: source,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return site
  } catch (error) {
    rmSync(site, { recursive: true, force: true })
    if (error instanceof StepFailure) throw error
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string }
    throw new StepFailure(
      `无法构建认可截图时的版本（${commit.slice(0, 12)}）：请在认可时的环境里运行，或重新认可（npm run screenshots:approve）。`,
      `${stdout}${stderr}`.split('\n').slice(-30).join('\n') || String(error),
    )
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
}

/** The commit that last touched the approvals. */
async function approvedCommit(): Promise<string> {
  const commit = await git('log', '-1', '--format=%H', '--', APPROVED_FOLDER)
  if (!commit)
    throw new StepFailure('截图的认可尚未提交：本机的浏览器或字体与认可时不同，没有可以对照的版本。')
  // A shallow history ends in a commit that seems to have brought everything.
  const isCutOff = (await git('rev-parse', '--is-shallow-repository')) === 'true'
  if (isCutOff && (await git('log', '-1', '--format=%P', commit)) === '') {
    throw new StepFailure(
      '本机的浏览器或字体与认可截图时不同，需要认可时的版本作对照，但这是一个浅克隆：请先运行 git fetch --unshallow。',
    )
  }
  return commit
}

/** The same lock needs no second install. */
async function provideDependencies(source: string) {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(source) === lockOf(projectRoot)) {
    symlinkSync(join(projectRoot, 'node_modules'), join(source, 'node_modules'), 'junction')
  } else {
    const { code, output } = await runNpm(installArguments, { cwd: source })
    if (code !== 0) throw commandFailure('安装依赖', output)
  }
}

async function git(...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: projectRoot })).stdout.trim()
  } catch {
    throw new StepFailure(
      '本机的浏览器或字体与认可截图时不同，需要用 git 取出认可时的版本作对照，但 git 不可用。',
    )
  }
}
