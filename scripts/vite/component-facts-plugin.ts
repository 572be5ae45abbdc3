import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../tasks/project-root.mjs'
import { changesBelow } from './component-facts/changes-below.ts'
import { tokensUsed } from './component-facts/tokens-used.ts'

const NAME = 'virtual:component-facts'
const PARENT = 'design-system'

/**
 * Vite plugin: `import { componentFacts, history } from 'virtual:component-facts'` gives facts about each component's
 * folder. These are the tokens its source names and the commits that changed it.
 */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      const { changes, ...history } = changesBelow(projectRoot, PARENT)
      const facts = folders().map((folder) => [
        folder,
        { tokens: tokensOf(folder), changes: changes[folder] ?? [] },
      ])
      return `export const history = ${JSON.stringify(history)}
export const componentFacts = ${JSON.stringify(Object.fromEntries(facts))}`
    },
  }
}

const folders = () =>
  readdirSync(join(projectRoot, PARENT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

function tokensOf(folder: string): string[] {
  const place = join(projectRoot, PARENT, folder)
  const sources = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  return [
    ...new Set(sources.flatMap((name) => [...tokensUsed(readFileSync(join(place, name), 'utf8'))])),
  ].sort()
}
