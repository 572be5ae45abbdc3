import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { componentFolders } from './component-folders.ts'
import { measureComponents, type ComponentCost } from './measure-component.ts'

const listed: Record<string, ComponentCost> = JSON.parse(
  readFileSync(join(projectRoot, 'design-system/costs.json'), 'utf8'),
)
// Compilers differ a little from release to release; a new dependency is far beyond this.
const TOLERANCE = 1.1
const SMALLEST_STEP_KIB = 0.3
const VISITORS_BOUND_KIB = 16
const consoleOnly =
  /^(react-aria|@react-aria|@react-stately|@internationalized|@tiptap|prosemirror|formik$|yup$|diff$)/

test('costs.json lists every component and no other; mend it with npm run costs', () => {
  expect(Object.keys(listed)).toEqual(componentFolders())
})

describe('what the browser loads', () => {
  let measured: Record<string, ComponentCost>
  beforeAll(async () => {
    measured = await measureComponents(Object.keys(listed))
  }, 240_000)

  test.each(Object.entries(listed))('%s costs no more than is listed', (folder, { own, whole }) => {
    expect(measured[folder]?.own).toBeLessThanOrEqual(boundOf(own))
    expect(measured[folder]?.whole).toBeLessThanOrEqual(boundOf(whole))
  })
})

test.each(componentsOfVisitors())('%s, which visitors load, stands on the platform', (folder) => {
  expect(listed[folder]?.packages.filter((name) => consoleOnly.test(name))).toEqual([])
  expect(listed[folder]?.whole).toBeLessThanOrEqual(VISITORS_BOUND_KIB)
})

function boundOf(kib: number): number {
  return Math.max(kib * TOLERANCE, kib + SMALLEST_STEP_KIB)
}

/** The components that any file under app/public imports. */
function componentsOfVisitors(): string[] {
  const folder = join(projectRoot, 'app/public')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/#design-system\/([a-z-]+)\/index\.ts/g)].map(([, name = '']) => name),
  )
  return [...new Set(imported)].filter((name) => name in listed).sort()
}
