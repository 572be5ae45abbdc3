// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { iconsIn } from '#scripts/vite/product-icons-plugin.ts'
import { isIconMeant, wordsOfIcon } from '#stories/foundations/icon-words.ts'

test('every icon of the product is found in Chinese', () => {
  const sources = projectFiles(['app', 'content', 'design-system']).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  )
  const names = iconsIn(sources.map((path) => readFileSync(path, 'utf8')))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => wordsOfIcon(name) === '')).toEqual([])
})

test('an icon is found by part of its name or of a Chinese word, and by nothing else', () => {
  expect(isIconMeant('CloudUpload', ' upload ')).toBe(true)
  expect(isIconMeant('CloudUpload', '上传')).toBe(true)
  expect(isIconMeant('CloudUpload', '下载')).toBe(false)
  expect(isIconMeant('ALargeSmall', '字号')).toBe(true)
  expect(isIconMeant('X', '')).toBe(true)
})
