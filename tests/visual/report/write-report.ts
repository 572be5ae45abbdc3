import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import {
  DIFFERENCES_FILE,
  REPORT_FOLDER,
  type DifferenceRecord,
  type DifferencesFile,
} from '../differences.ts'
import type { Environment } from '../environment.ts'
import { openApproved, sha256, type ApprovedStore } from './approved-store.ts'
import { pageHtml } from './page-html.ts'
import { bytesFileOf, reportData, type PictureFacts } from './report-data.ts'

/**
 * Puts a page beside the differences of a comparison, on which they are looked at and approved.
 * @param environment what the pictures were drawn with
 * @param folder where the comparison left them
 * @returns the page's path, relative to the repository; none where nothing differs
 */
export async function writeReport(
  environment: Environment,
  folder = join(projectRoot, REPORT_FOLDER),
  store: ApprovedStore = openApproved(),
): Promise<string | undefined> {
  const records = join(folder, DIFFERENCES_FILE)
  if (!existsSync(records)) return undefined
  const found = JSON.parse(readFileSync(records, 'utf8')) as DifferencesFile
  const facts = new Map<string, PictureFacts>()
  for (const record of found.differences) facts.set(record.shot, await writeBytes(folder, record))
  const tells = await store.tells()
  const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/'
  const data = reportData(
    found,
    ({ shot }) => facts.get(shot)!,
    (name) => tells.get(name),
    { environment, storybook },
  )
  writeFileSync(join(folder, 'index.html'), pageHtml(data, await pageScript()))
  return `${REPORT_FOLDER}/index.html`
}

/** Puts the new picture's bytes into a script beside it. */
async function writeBytes(folder: string, record: DifferenceRecord): Promise<PictureFacts> {
  const sizes: PictureFacts['sizes'] = new Map()
  for (const file of [record.base, record.new, record.diff]) {
    if (!file) continue
    const { width, height } = await sharp(join(folder, file)).metadata()
    sizes.set(file, { width, height })
  }
  const picture = readFileSync(join(folder, record.new))
  const hash = sha256(picture)
  writeFileSync(
    join(folder, bytesFileOf(record.new)),
    `takeBytes(${JSON.stringify(hash)}, ${JSON.stringify(picture.toString('base64'))})\n`,
  )
  return { sizes, sha256: hash, bytes: picture.length }
}

/** The page's own script, in one piece: a browser loads no modules from a folder. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'tests/visual/report/page/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0]!.text
}
