import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { projectFiles } from './project-files.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

test('docs/lost-scripts.md names every part of the public site that is fetched by itself, and its kind', () => {
  const table = read('docs/lost-scripts.md').matchAll(/^\| `([^`]+)` +\| (\S+) +\|/gm)
  const named = Object.fromEntries([...table].map(([, part, kind]) => [part, kind]))
  expect(Object.keys(named).length).toBeGreaterThan(20)
  expect(named).toEqual(Object.fromEntries(lateParts()))
})

/** Each `import()` of the public site, by its file below app/public. */
function lateParts(): [string, string][] {
  return projectFiles(['app/public'])
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|-fixture\.tsx$/.test(path))
    .flatMap((path) => {
      // What a comment shows is no import.
      const text = read(path).replace(/^\s*(\*|\/\/).*$/gm, '')
      const kind = text.includes('hydrateWhenNear(')
        ? 'section'
        : text.includes('LiveForm')
          ? 'form'
          : 'dialogs'
      return [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to]): [string, string] => [
        posix.join(posix.dirname(path), to!).replace('app/public/', ''),
        kind,
      ])
    })
}
