import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LinkedStyles } from './page-sheet.ts'
import { readStyleFile } from './style-file.ts'

/** Lies beside the built server; `scripts/static-styles.ts` writes it, addresses of files by what needs them. */
export interface StyleManifest {
  /** What most pages have, with the rules that are no component's. */
  shared: string
  /** What the pages of a route have beside it. */
  routes: Record<string, string>
}

export const STYLE_MANIFEST = 'static-styles.json'

/** The style files of a page and what they hold. */
export interface PageStyles {
  /** None where everything is printed into the page. */
  files: readonly string[]
  linked: LinkedStyles
}

const noFiles: PageStyles = { files: [], linked: new Map() }

/**
 * The style files of the pages of a route.
 * @param serverFolder of the built server; in development nothing lies there, and the pages hold their styles themselves
 */
export function readStaticStyles(serverFolder: string): (route: string | undefined) => PageStyles {
  const manifest = readManifest(serverFolder)
  const read = new Map<string, LinkedStyles>()
  const pages = new Map<string, PageStyles>()

  function stylesIn(file: string): LinkedStyles {
    const styles =
      read.get(file) ?? readStyleFile(readFileSync(join(serverFolder, '../client', file), 'utf8'))
    read.set(file, styles)
    return styles
  }

  return (route) => {
    const own = route === undefined ? undefined : manifest?.routes[route]
    if (!manifest || own === undefined) return noFiles
    const files = [manifest.shared, own]
    const page = pages.get(own) ?? { files, linked: new Map(files.flatMap((file) => [...stylesIn(file)])) }
    pages.set(own, page)
    return page
  }
}

function readManifest(serverFolder: string): StyleManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(serverFolder, STYLE_MANIFEST), 'utf8')) as StyleManifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
