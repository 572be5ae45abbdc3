import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

const text = readFileSync(join(projectRoot, 'docs/mocks-recipes.md'), 'utf8')

/**
 * The code of docs/mocks-recipes.md that stands in fences of one kind, such as `js playwright`.
 * @throws Error where there is none: a check of nothing must not pass
 */
export function recipes(kind: string): { heading: string; code: string }[] {
  const sections = text.split(/^## /m).slice(1)
  const found = sections.flatMap((section) =>
    [...section.matchAll(/^```(.*)\n([^]*?)^```$/gm)]
      .filter(([, named]) => named === kind)
      .map(([, , code = '']) => ({ heading: section.slice(0, section.indexOf('\n')), code })),
  )
  if (found.length === 0) throw new Error(`docs/mocks-recipes.md has no \`${kind}\``)
  return found
}
