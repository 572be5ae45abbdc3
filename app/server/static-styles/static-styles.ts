import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LinkedStyles } from './page-sheet.ts'
import { readStyleFile } from './style-file.ts'

/** Lies beside the built server; `scripts/static-styles.ts` writes it: the address of each route's style file. */
export type StyleManifest = Record<string, string>

export const STYLE_MANIFEST = 'static-styles.json'

/** The style file of a page and what it holds. */
export interface PageStyles {
  /** Absent where everything is printed into the page. */
  file?: string
  linked: LinkedStyles
}

const noFile: PageStyles = { linked: new Map() }

/**
 * The style files of the pages of a route.
 * @param serverFolder of the built server; in development nothing lies there, and the pages hold their styles themselves
 */
export function readStaticStyles(serverFolder: string): (route: string | undefined) => PageStyles {
  const manifest = readManifest(serverFolder)
  const read = new Map<string, PageStyles>()

  return (route) => {
    const file = route === undefined ? undefined : manifest[route]
    if (file === undefined) return noFile
    const styles = read.get(file) ?? stylesIn(serverFolder, file)
    read.set(file, styles)
    return styles
  }
}

function stylesIn(serverFolder: string, file: string): PageStyles {
  // After a build beside a running site the files have other names; its pages hold their styles themselves then.
  const text = textOf(join(serverFolder, '../client', file))
  return text === undefined ? noFile : { file, linked: readStyleFile(text) }
}

function readManifest(serverFolder: string): StyleManifest {
  const text = textOf(join(serverFolder, STYLE_MANIFEST))
  return text === undefined ? {} : (JSON.parse(text) as StyleManifest)
}

/** Nothing where there is no such file. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
