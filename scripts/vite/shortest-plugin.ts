import { minify, type CompressOptions, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'

/** What is read of a chunk of a build. */
interface Chunk {
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  modules: Readonly<Record<string, { renderedLength: number }>>
}

type Named = { name: string }

/** By their file names. */
type Chunks = Readonly<Record<string, Chunk>>

/** What a document of the site begins with; the console begins with a route of its own. */
const FIRST_OF_A_VISIT = /\/app\/(entry\.client|root|routes\/_public)[^/]*$/

/** What every administrator waits for. */
const CONSOLE = /\/app\/admin\/console\.tsx$/

/**
 * Vite plugin for the browser's build, which esbuild has shortened (`build.minify`): terser goes over what visitors may load, what
 * the console begins with, and the site's own code, and finds another twentieth. Packages that the console loads later, editors
 * and workbooks, are half of all, and of these it would find a hundredth in as much time as of all the rest.
 * @param twice the chunk that every visit loads, by its name: a second look, which takes two thirds of the time of the first,
 *   finds a third of a kilobyte there, and a thousandth in all others
 * @throws while building, where no chunk has that name
 */
export function shortest(
  options: Omit<MinifyOptions, 'compress'> & { compress: CompressOptions },
  twice: string,
): Plugin {
  const known = new WeakMap<Chunks, ReadonlySet<string>>()
  return {
    name: 'shortest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      // Once esbuild is done.
      order: 'post',
      async handler(code, chunk, _output, { chunks }) {
        const awaited = known.get(chunks) ?? awaitedChunks(chunks)
        known.set(chunks, awaited)
        const looks = looksAt(chunk, chunks, twice)
        if (!awaited.has(chunk.fileName) && isOfPackages(chunk)) return null
        // What only a server does leaves nothing for the browser.
        if (code.trim() === '') return null
        const compress = { ...options.compress, passes: looks }
        const { code: shorter } = await minify(code, { module: true, safari10: true, ...options, compress })
        if (!shorter) throw new Error(`Nothing is left of ${chunk.fileName}`)
        return { code: shorter, map: null }
      },
    },
  }
}

/**
 * How often a chunk is looked at.
 * @throws where none is called as the one that is looked at twice
 */
export function looksAt({ name }: Named, chunks: Readonly<Record<string, Named>>, twice: string): number {
  if (!Object.values(chunks).some((each) => each.name === twice))
    throw new Error(`No chunk is called ${twice}`)
  return name === twice ? 2 : 1
}

/**
 * What visitors may load, and what the console begins with.
 * @throws where one of both is not among the chunks
 */
export function awaitedChunks(chunks: Chunks): ReadonlySet<string> {
  const ofConsole = Object.keys(chunks).filter((name) =>
    Object.keys(chunks[name]?.modules ?? {}).some((id) => CONSOLE.test(id)),
  )
  if (ofConsole.length === 0) throw new Error('No chunk holds the console: it is called otherwise')
  return new Set([...chunksOfVisits(chunks), ...ofConsole])
}

/**
 * The chunks that visitors' pages begin with, and all that these ask for, at once or later.
 * @throws where no page of theirs is among the chunks
 */
export function chunksOfVisits(
  chunks: Readonly<Record<string, Omit<Chunk, 'modules'>>>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = Object.keys(chunks).filter((name) =>
    FIRST_OF_A_VISIT.test(chunks[name]?.facadeModuleId?.replace(/\?.*/, '') ?? ''),
  )
  if (waiting.length === 0) throw new Error('No chunk begins a visit: visitors’ routes are called otherwise')
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks[name]
    if (!chunk || found.has(name)) continue
    found.add(name)
    waiting.push(...chunk.imports, ...chunk.dynamicImports)
  }
  return found
}

/** Whether most of a chunk comes from packages. */
export function isOfPackages({ modules }: Pick<Chunk, 'modules'>): boolean {
  let [ofPackages, own] = [0, 0]
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    if (id.includes('/node_modules/')) ofPackages += renderedLength
    else own += renderedLength
  }
  return ofPackages > own
}
