import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cutSheet, readSheet, type Sheet } from './sheets.ts'
import type { RawPicture } from './raw-picture.ts'

/** Relative to the repository. */
export const APPROVED_FOLDER = 'tests/visual/approved'
/** What all approved sheets together may be, and weigh: each version of them stays in the repository's history. */
export const MOST_SHEETS = 700
export const MOST_BYTES = 16 * 1024 * 1024

/** Where the approved pictures lie, and what they were drawn with. */
export const approvedFolder = fileURLToPath(new URL('./approved', import.meta.url))

/** The approved sheets, read once; what is written and removed is so in the folder too. */
export interface Approvals {
  /** By their paths in the folder. */
  sheets: Map<string, Sheet>
  /** The picture of that name, with its edges, if it is approved. */
  picture: (name: string) => Promise<RawPicture | undefined>
  /** Where the picture of that name lies. */
  fileOf: (name: string) => string | undefined
  names: () => string[]
  bytes: () => number
  write: (file: string, sheet: Buffer) => Promise<void>
  remove: (file: string) => void
}

/** Reads all approved sheets. @throws where a file is none */
export async function readApprovals(from = approvedFolder): Promise<Approvals> {
  const sheets = new Map<string, Sheet>()
  for (const file of sheetFiles(from)) sheets.set(file, await readSheet(readFileSync(join(from, file))))
  const fileOf = (name: string) =>
    [...sheets].find(([, { entries }]) => entries.some((entry) => entry.name === name))?.[0]
  return {
    sheets,
    picture: async (name) => {
      const sheet = sheets.get(fileOf(name) ?? '')
      return sheet && (await cutSheet(sheet)).get(name)
    },
    fileOf,
    names: () => [...sheets.values()].flatMap(({ entries }) => entries.map(({ name }) => name)),
    bytes: () => [...sheets.values()].reduce((sum, { file }) => sum + file.length, 0),
    write: async (file, sheet) => {
      sheets.set(file, await readSheet(sheet))
      mkdirSync(dirname(join(from, file)), { recursive: true })
      writeFileSync(join(from, file), sheet)
    },
    remove: (file) => {
      sheets.delete(file)
      rmSync(join(from, file), { force: true })
    },
  }
}

function sheetFiles(from: string): string[] {
  try {
    return readdirSync(from, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.webp'))
      .sort()
  } catch {
    return []
  }
}
