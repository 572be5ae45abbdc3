import { projectRoot } from './project-root.mjs'

/** Prints each generated index that no longer matches content/ or db/migrations/; needs the installed dependencies. */
export async function warnOfStaleIndexes() {
  const { tsImport } = await import('tsx/esm/api')
  const { contentIndexes } = await tsImport('../content/content-indexes.ts', import.meta.url)
  const { staleIndexes } = await tsImport('../content/stale-indexes.ts', import.meta.url)
  for (const line of staleIndexes(projectRoot, contentIndexes(projectRoot))) console.warn(line)
}
