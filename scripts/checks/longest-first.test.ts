import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { longest } from '#tests/setup/longest-first.ts'

test('what is begun first is there', () => {
  expect(longest.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
})
