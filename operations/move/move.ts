import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { moveSiteDatabase } from './move-site-database.ts'
import { moveSiteFiles } from './move-site-files.ts'
import { readOptions, refuse, whenStopped } from '#operations/cli.ts'

// A site into another database, or its files to another place (docs/operations/moving.md); bundled to build/move.js.

const usage = `用法：npm run move -- --to postgres://… | --to 目录（SQLite）
                     | --uploads-to s3://存储桶/前缀?endpoint=… | --uploads-to 目录`

const options = { to: { type: 'string' }, 'uploads-to': { type: 'string' } } as const
const isTerminal = process.stdout.isTTY
/** Where nobody watches, a line now and then is enough. */
const TOLD_EACH_MS = isTerminal ? 200 : 5000

await main()

async function main() {
  const wishes = readWishes()
  if (!wishes) return refuse(usage)
  const stopping = new AbortController()
  whenStopped(() => stopping.abort())
  const facts = { told: createTold(), signal: stopping.signal, env: process.env }
  try {
    const settings = readSettings(process.env)
    const lines =
      wishes.to === undefined
        ? await moveSiteFiles({ ...facts, settings, target: wishes['uploads-to'] ?? '' })
        : await moveSiteDatabase({ ...facts, settings, target: wishes.to })
    say(`${isTerminal ? '\n' : ''}${lines.join('\n')}\n`)
  } catch (error) {
    if (isTerminal) say('\n')
    if (stopping.signal.aborted) refuse(stoppedOf(wishes))
    else
      refuse(
        error instanceof HttpError
          ? error.message
          : explainStartFailure(error).replace(/^无法启动：/, '未能搬移：'),
      )
  }
}

interface Wishes {
  to?: string
  'uploads-to'?: string
}

/** One of the two; undefined for what is incomplete or unknown. */
function readWishes(): Wishes | undefined {
  const values = readOptions(options)
  if (!values) return undefined
  const given = [values.to, values['uploads-to']].filter((each) => each?.trim())
  return given.length === 1 && Object.keys(values).length === 1 ? values : undefined
}

function stoppedOf({ to }: Wishes): string {
  return to === undefined
    ? '已停止；再次运行同一命令会接着搬，搬完之前网站不会使用目标位置。'
    : '已停止，目标数据库仍是空的；再次运行同一命令会从头开始。'
}

function createTold(): (text: string) => void {
  let last = -Infinity
  return (text) => {
    const now = performance.now()
    if (now - last < TOLD_EACH_MS) return
    last = now
    say(isTerminal ? `\r\u001b[K${text}` : `${text}\n`)
  }
}

function say(text: string) {
  process.stdout.write(text)
}
