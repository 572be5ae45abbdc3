// Part of `npm run validate`: what no linter knows of this project (scripts/checks/conventions.ts).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedPackages, unfinishedParts, wrongNames } from './checks/conventions.ts'
import { slices } from '#content/slices.ts'
import { oldWords } from './checks/old-words.ts'
import { projectFiles } from './checks/project-files.ts'
import { contentIndexes } from './content/content-indexes.ts'
import { staleIndexes, unlistedFolders } from './content/stale-indexes.ts'
import { responseExceptions } from './content/response-exceptions.ts'
import { projectRoot } from './tasks/project-root.mjs'

const files = projectFiles()
/** Files that list such words. */
const namesThem = /^(scripts\/checks\/old-words|docs\/design\/vocabulary\.md)/
const built = projectFiles([
  'app',
  'content',
  'contract',
  'db',
  'design-system',
  'mocks',
  'operations',
  'scripts/tasks',
  'scripts/vite',
])
const sources = Object.fromEntries(
  built
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
)
const patches = existsSync(join(projectRoot, 'patches')) ? projectFiles(['patches']) : []
const texts = Object.fromEntries(
  [...files, ...projectFiles(['docs'])]
    .filter((path) => /\.(tsx?|mjs|md)$/.test(path) && !namesThem.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
)
const faults = [
  ...wrongNames(files),
  ...unfinishedParts(files),
  ...changedPackages(sources, patches),
  ...oldWords(texts),
  ...unlistedFolders(projectRoot, slices),
  ...staleIndexes(projectRoot, {
    ...contentIndexes(projectRoot),
    [responseExceptions.file]: responseExceptions.text(),
  }),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
