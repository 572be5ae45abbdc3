// `npm run lost-scripts`: tries each part of the public site whose script is fetched by itself in Chromium, on the built
// product with demonstration content, with the script cut off, answered by 404 and late by eight seconds, and writes
// what was seen into the table of docs/lost-scripts.md; `-- /label /privacy` tries the parts of these pages alone.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { callerOf } from './bench/caller-of.mjs'
import { lateParts, TAKEN_DOWN, type LatePart } from './lost-scripts/late-parts.ts'
import { seePart } from './lost-scripts/see-part.ts'
import { ways } from './lost-scripts/ways.ts'
import { chromiumFlags, prepareChromium } from './steps/find-chromium.mjs'
import { formatText } from './steps/format-text.mjs'
import { projectRoot } from './steps/project-root.mjs'
import { administrator, startProduct } from './steps/start-product.mjs'

const AT_ONCE = 5

const filepath = join(projectRoot, 'docs/lost-scripts.md')
const folder = await mkdtemp(join(tmpdir(), 'lost-scripts-'))
const { origin, stop } = await startProduct({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumFlags })

const before = await readFile(filepath, 'utf8')
const named = process.argv.slice(2)
const unknown = named.filter((address) => !lateParts.some((part) => part.address === address))
const tried = lateParts.filter(({ address }) => named.length === 0 || named.includes(address))
const seen = new Map<LatePart, string>()
try {
  if (unknown.length > 0) throw new Error(`no part on ${unknown.join(', ')}`)
  const call = callerOf(origin)
  const { token } = await call('POST /api/admin/login', administrator)
  await call(`DELETE /api/news/${TAKEN_DOWN}`, undefined, token)
  for (let at = 0; at < tried.length; at += AT_ONCE)
    await Promise.all(tried.slice(at, at + AT_ONCE).map(async (part) => seen.set(part, await rowOf(part))))
} finally {
  await browser.close()
  await stop()
  await rm(folder, { recursive: true })
}

const rows = [
  '| part | kind | cut | 404 | late by 8 s |',
  '|---|---|---|---|---|',
  ...lateParts.flatMap((part) => seen.get(part) ?? before.match(rowPattern(part)) ?? []),
]
const written = before.replace(/^\| part[^]*?\n(?!\|)/m, `${rows.join('\n')}\n`)
await writeFile(filepath, await formatText(filepath, written))

/** The row as it was written before. */
function rowPattern({ file }: LatePart): RegExp {
  return new RegExp(`^\\| \`${file.replaceAll('.', '\\.')}\`.*$`, 'm')
}

async function rowOf(part: LatePart): Promise<string> {
  const seen = await Promise.all(ways.map((way) => seePart(browser, origin, part, way)))
  const row = `| \`${part.file}\` | ${part.kind} | ${seen.join(' | ')} |`
  process.stdout.write(`${row}\n`)
  return row
}
