import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { expect, test } from 'vitest'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { iconsIn } from './product-icons-plugin.ts'

test('icons are found once each, under their own names, without types', () => {
  const sources = [
    "import { X, Map as Sheet, type LucideIcon } from 'lucide-react'",
    "import {\n  X,\n  Copy,\n} from 'lucide-react'\nimport { Y } from 'elsewhere'",
  ]
  expect(iconsIn(sources)).toEqual(['Copy', 'Map', 'X'])
})

test('every icon that the product imports is one of the library', () => {
  const sources = projectFiles(['app', 'content', 'design-system'])
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
  const icons = iconsIn(sources)
  expect(icons.length).toBeGreaterThan(100)
  expect(icons.filter((name) => !(name in lucide))).toEqual([])
})
