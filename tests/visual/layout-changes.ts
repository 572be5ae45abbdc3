import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** Queries of width: those of the tokens (`media.belowTablet`), and those that components write themselves. */
const asksForWidth = /media\.(from|below)[A-Z]|@container|\((min|max)-width|\(width [<>]|auto-(fit|fill)/

/** All that a component consists of, by its folder; the tokens are what queries are made with. */
const folders = new Map<string, string>()
for (const path of projectFiles(['design-system'])) {
  const folder = /^design-system\/([a-z-]+)\/.*\.tsx?$/.exec(path)?.[1]
  if (!folder || folder === 'tokens' || /\.test\.tsx?$/.test(path)) continue
  folders.set(folder, (folders.get(folder) ?? '') + readFileSync(join(projectRoot, path), 'utf8'))
}

/**
 * Whether a component's own styles lay it out otherwise on a phone. What only a part of it does, the part's pictures show.
 * @param folder its name
 */
export function layoutChanges(folder: string): boolean {
  return asksForWidth.test(folders.get(folder) ?? '')
}
