import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { seniorItems } from './senior-items.ts'

test('every test that is named exists', () => {
  const missing = seniorItems
    .flatMap(({ tests }) => tests)
    .filter(({ path, title }) => !readFileSync(join(projectRoot, path), 'utf8').includes(title))
  expect(missing).toEqual([])
})

test('what counts as met has a test, and what is not met names none', () => {
  for (const { item, met, tests } of seniorItems) {
    if (met === 'yes' || met === 'partly') expect(tests, item).not.toEqual([])
    else expect(tests, item).toEqual([])
  }
})
