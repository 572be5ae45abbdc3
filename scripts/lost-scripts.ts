// `npm run lost-scripts`: tries each part of the public site whose script is fetched by itself in Chromium, on the built
// product with demonstration content, with the script cut off, answered by 404 and late by eight seconds, and writes
// what was seen into the table of docs/lost-scripts.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { lateParts, type LatePart } from './lost-scripts/late-parts.ts'
import { seePart } from './lost-scripts/see-part.ts'
import { ways } from './lost-scripts/ways.ts'
import { chromiumFlags, prepareChromium } from './steps/find-chromium.mjs'
import { formatText } from './steps/format-text.mjs'
import { projectRoot } from './steps/project-root.mjs'
import { startProduct } from './steps/start-product.mjs'

const AT_ONCE = 5

const filepath = join(projectRoot, 'docs/lost-scripts.md')
const folder = await mkdtemp(join(tmpdir(), 'lost-scripts-'))
const { origin, stop } = await startProduct({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumFlags })

const rows = ['| part | kind | cut | 404 | late by 8 s |', '|---|---|---|---|---|']
try {
  for (let at = 0; at < lateParts.length; at += AT_ONCE)
    rows.push(...(await Promise.all(lateParts.slice(at, at + AT_ONCE).map(rowOf))))
} finally {
  await browser.close()
  await stop()
  await rm(folder, { recursive: true })
}

const before = await readFile(filepath, 'utf8')
const written = before.replace(/^\| part[^]*?\n(?!\|)/m, `${rows.join('\n')}\n`)
await writeFile(filepath, await formatText(filepath, written))

async function rowOf(part: LatePart): Promise<string> {
  const seen = await Promise.all(ways.map((way) => seePart(browser, origin, part, way)))
  const row = `| \`${part.file}\` | ${part.kind} | ${seen.join(' | ')} |`
  process.stdout.write(`${row}\n`)
  return row
}
