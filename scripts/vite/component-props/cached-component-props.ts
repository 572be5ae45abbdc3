import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readComponentProps, type DocumentedProp } from './read-component-props.ts'

/** What was read last, and of which files. */
interface Remembered {
  /** What was asked, and by which reader. */
  question: string
  /** Each file of the project that had a say in it, with a digest of what stood in it. */
  sources: [file: string, digest: string][]
  props: [component: string, DocumentedProp[]][]
}

const readerFolder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Caches `readComponentProps`, which takes the compiler seconds. A change of a read file, the requested files, the
 * compiler or the reader invalidates it.
 * @param files paths of modules with components
 * @param configFile the project's `tsconfig.json`, beside which its lock stands
 * @param place the cache file
 */
export function cachedComponentProps(
  files: readonly string[],
  configFile: string,
  place: string,
): ReadonlyMap<string, DocumentedProp[]> {
  const question = questionOf(files, configFile)
  const before = remembered(place)
  const isSame =
    before?.question === question && before.sources.every(([file, digest]) => digestOf(file) === digest)
  if (isSame) return new Map(before.props)
  const { props, sources, isWhole } = readComponentProps(files, configFile)
  // Of a file that is not there yet nobody would see that it came.
  if (isWhole)
    keep(place, {
      question,
      // Of what the compiler read, not of what was saved since.
      sources: [...sources].map(([file, text]) => [file, digest(text)]),
      props: [...props],
    })
  return props
}

/** The lock files identify the compiler and the libraries' types; package.json resolves `#…`. */
function questionOf(files: readonly string[], configFile: string): string {
  const reader = readdirSync(readerFolder).map((name) => join(readerFolder, name))
  const project = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']
  const read = [configFile, ...project.map((name) => join(dirname(configFile), name)), ...reader]
  return JSON.stringify([[...files].sort(), read.map(digestOf)])
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

function digestOf(file: string): string {
  try {
    return digest(readFileSync(file, 'utf8'))
  } catch {
    return 'gone'
  }
}

function remembered(place: string): Remembered | undefined {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Remembered
  } catch {
    return undefined
  }
}

/** Whole or not at all, since a test may read it while Storybook is being built. */
function keep(place: string, what: Remembered) {
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(`${place}.${process.pid}`, JSON.stringify(what))
  renameSync(`${place}.${process.pid}`, place)
}
