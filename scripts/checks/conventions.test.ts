import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { changedPackages, unfinishedParts, wrongNames } from './conventions.ts'

const files = projectFiles()

test('the files of the project keep the rules', () => {
  expect(files).toContain('design-system/alert/alert.tsx')
  expect(wrongNames(files)).toEqual([])
  expect(unfinishedParts(files)).toEqual([])
})

test('a module in another case is named, and nothing that only looks like one', () => {
  expect(wrongNames([...files, 'app/public/HomePage.tsx', 'app/public/home_page.ts'])).toEqual([
    'app/public/HomePage.tsx: name it in kebab-case',
    'app/public/home_page.ts: name it in kebab-case',
  ])
  expect(wrongNames(['app/routes/_public.$.tsx', 'README.md', 'db/sqlite/wal-checkpoint.test.ts'])).toEqual(
    [],
  )
})

test('a component without index, story or inventory line is named with what is missing', () => {
  expect(unfinishedParts([...files, 'design-system/compass/compass.tsx'])).toEqual([
    'design-system/compass: add index.ts, through which others import it',
    'design-system/compass: add stories/design-system/compass.stories.tsx',
    'design-system/compass: add stories/usage/components/compass.tsx',
    'design-system/compass: add a line to design-system/component-registry.ts',
  ])
})

test('a line of the inventory whose component went is named', () => {
  const withoutAlert = files.filter((path) => !path.startsWith('design-system/alert/'))
  expect(unfinishedParts(withoutAlert)).toEqual([
    'design-system/component-registry.ts: alert has no folder in design-system',
  ])
})

test('a module that changes a package while it runs is named, and a patch too many', () => {
  const sources = {
    'app/a.ts': "import { __PRIVATE__ } from 'styled-components'",
    'db/b.ts': "import { Sequelize } from 'sequelize'",
  }
  expect(changedPackages(sources, ['patches/a.patch', 'patches/b.patch'])).toEqual([
    'app/a.ts: use the package as it is, without __PRIVATE__',
  ])
  expect(changedPackages({}, ['patches/a.patch', 'patches/b.patch', 'patches/c.patch'])).toEqual([
    'patches: at most 2, there are 3',
  ])
})
