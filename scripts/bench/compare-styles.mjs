import react from '@vitejs/plugin-react'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { build } from 'vite'
import { cacheFolder, projectRoot } from '../steps/project-root.mjs'
import { median } from './time-requests.mjs'

const ROUNDS = 15
const RENDERS_PER_ROUND = 20

/** What styles add to printing the home page's tree on the server: the same tree with and without them, in turns. */
export async function compareStyles() {
  process.env.NODE_ENV = 'production'
  await mkdir(cacheFolder, { recursive: true })
  const folder = await mkdtemp(join(cacheFolder, 'home-tree-'))
  try {
    const styled = await openTree(join(folder, 'styled'), [])
    const plain = await openTree(join(folder, 'plain'), [
      { find: /^styled-components$/, replacement: join(projectRoot, 'scripts/bench/plain-elements.tsx') },
    ])
    const [styledPage, plainPage] = [await styled(), await plain()]
    const [styledWords, plainWords] = [wordsOf(styledPage), wordsOf(plainPage)]
    const at = styledWords.findIndex((words, index) => words !== plainWords[index])
    if (at >= 0 || styledWords.length !== plainWords.length)
      throw new Error(`the two trees differ in their words: “${styledWords[at]}”, “${plainWords[at]}”`)
    const [styledBytes, plainBytes] = [Buffer.byteLength(styledPage), Buffer.byteLength(plainPage)]
    /** @type {number[]} */
    const styledTimes = []
    /** @type {number[]} */
    const plainTimes = []
    for (let round = 0; round < ROUNDS; round += 1) {
      plainTimes.push(await timeRenders(plain))
      styledTimes.push(await timeRenders(styled))
    }
    // The first rounds warm the compiler up.
    const [styledMs, plainMs] = [median(styledTimes.slice(5)), median(plainTimes.slice(5))]
    process.stdout.write(
      `\nhome tree on the server   bytes        ms    ratio\nwithout styles      ${String(plainBytes).padStart(11)}${plainMs.toFixed(2).padStart(10)}\nwith styles         ${String(styledBytes).padStart(11)}${styledMs.toFixed(2).padStart(10)}${(styledMs / plainMs).toFixed(2).padStart(9)}\n`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Bundles scripts/bench/home-tree.tsx for Node and opens it.
 * @param {string} outDir
 * @param {import('vite').Alias[]} alias
 * @returns {Promise<() => Promise<string>>}
 */
async function openTree(outDir, alias) {
  /** @type {typeof import('../vite/styled-components-plugin.ts')} */
  const { styledComponents } = await tsImport('../vite/styled-components-plugin.ts', import.meta.url)
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [...(alias.length === 0 ? [styledComponents()] : []), react()],
    resolve: { alias },
    define: { IS_MOCK_HOST: 'false' },
    ssr: { noExternal: ['styled-components'] },
    build: { ssr: 'scripts/bench/home-tree.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  const { prepareHomeTree } = await import(pathToFileURL(join(outDir, 'home-tree.js')).href)
  return prepareHomeTree()
}

/** @param {() => Promise<string>} render */
async function timeRenders(render) {
  const started = performance.now()
  for (let done = 0; done < RENDERS_PER_ROUND; done += 1) await render()
  return (performance.now() - started) / RENDERS_PER_ROUND
}

/** @param {string} html */
function wordsOf(html) {
  return html
    .replace(/<style[^]*?<\/style>/g, '')
    .split(/<[^>]*>/)
    .filter(Boolean)
}
