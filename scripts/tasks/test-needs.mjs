import { join } from 'node:path'
import { prepareChromium } from './find-chromium.mjs'
import { preparePostgres } from './find-postgres.mjs'
import { prepareSqliteDriver } from './prepare-driver.mjs'
import { prepareFonts } from './prepare-fonts.mjs'
import { runCommand } from './run-command.mjs'
import { StepFailure } from './step-failure.mjs'

/** @typedef {'browser' | 'fonts' | 'postgres' | 'driver'} Need what tests need besides the installed dependencies */
/** @typedef {{ title: string, prepare: () => Promise<string> }} Provider `prepare` gives what it found, or a StepFailure */

const VERSION_TIMEOUT_MS = 10_000

/** In the order they are looked for: apt serves one at a time, and compiling comes last. @type {Record<Need, Provider>} */
const providers = {
  browser: {
    title: '浏览器',
    prepare: async () => {
      const program = await prepareChromium()
      // On Windows the question would open a window.
      return process.platform === 'win32' ? program : `${program}（${await versionOf(program)}）`
    },
  },
  fonts: { title: '截图字体', prepare: prepareFonts },
  postgres: {
    title: 'PostgreSQL',
    prepare: async () => {
      const folder = await preparePostgres()
      return `${folder}（${await versionOf(join(folder, 'postgres'))}）`
    },
  },
  driver: {
    title: 'SQLite 驱动',
    prepare: async () => {
      await prepareSqliteDriver()
      return `SQLite ${await answerOf(process.execPath, ['-e', SQLITE_VERSION])}`
    },
  },
}

const SQLITE_VERSION =
  "new (require('sqlite3').Database)(':memory:').get('SELECT sqlite_version() AS version', (_, row) => console.log(row.version))"

/**
 * Finds or installs what the chosen tests need, and prints what it found or how to get it.
 * @param {Iterable<Need>} needs
 * @param {Record<string, Provider>} [from]
 * @returns {Promise<Map<string, string>>} what is missing by its title in `from`, and how one gets it
 */
export async function prepareNeeds(needs, from = providers) {
  const wanted = new Set(needs)
  const missing = new Map()
  for (const [need, { title, prepare }] of Object.entries(from)) {
    if (!wanted.has(/** @type {Need} */ (need))) continue
    try {
      process.stdout.write(`✓ ${title}：${await prepare()}\n`)
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error
      missing.set(need, error.message)
      process.stdout.write(`${error.output}\n✗ ${title}：${error.message}\n`.trimStart())
    }
  }
  return missing
}

/** @param {string} program */
const versionOf = (program) => answerOf(program, ['--version'])

/**
 * @param {string} program
 * @param {string[]} args
 */
async function answerOf(program, args) {
  const { code, output } = await runCommand(program, args, { idleTimeoutMs: () => VERSION_TIMEOUT_MS })
  // Debian's wrapper of Chromium complains before it answers.
  const version = /\d+(\.\d+)+/.exec(output)?.[0]
  return code === 0 && version ? version : '版本未知'
}
