import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { STYLE_MANIFEST, type StyleManifest } from '#app/server/static-styles/static-styles.ts'
import { renderPublicPages } from './static-styles/render-public-pages.ts'
import { stylesOfRoutes } from './static-styles/styles-of-routes.ts'

// A step of the build: renders every public page and writes its styles into files that browsers keep.
const build = join(import.meta.dirname, '../build')
const manifestFile = join(build, 'server', STYLE_MANIFEST)

// Without it the server prints all styles into the pages.
rmSync(manifestFile, { force: true })
const pages = await renderPublicPages(pathToFileURL(join(build, 'server/index.js')).href)
const styles = stylesOfRoutes(pages)
const manifest: StyleManifest = Object.fromEntries(
  [...styles].map(([route, text]) => [route, writeStyles(text)]),
)
writeFileSync(manifestFile, JSON.stringify(manifest))
// What rendered the pages may keep timers.
process.exit()

/** @returns the address of the file */
function writeStyles(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `/assets/page-${hash}.css`
  writeFileSync(join(build, 'client', address), text)
  return address
}
