import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { exportedStories } from '#scripts/vite/story-names-plugin.ts'
import { nameOf } from '#stories/names/name-of.ts'
import { storyNames } from '#stories/names/story-names.ts'

const sources = import.meta.glob<string>('../../{stories,content}/**/*.stories.tsx', {
  ...{ query: '?raw', import: 'default', eager: true },
})
const written = Object.values(sources).flatMap(exportedStories).map(storyNameFromExport)

test('every story has a Chinese name, and no name is left over', () => {
  expect(written.length).toBeGreaterThan(900)
  const used = new Set(written)
  expect([...used].filter((name) => !Object.hasOwn(storyNames, name))).toEqual([])
  expect(Object.keys(storyNames).filter((name) => !used.has(name))).toEqual([])
  // What stands behind the dot the sidebar leaves out.
  expect(Object.values(storyNames).filter((name) => !/^[^·]*\p{Script=Han}[^·]*$/u.test(name))).toEqual([])
})

test('a story is found by both names, and stays English where it has no other', () => {
  expect(nameOf('Fifty Of Each')).toBe('各五十条 · Fifty Of Each')
  expect(nameOf('To String')).toBe('To String')
  expect(nameOf('constructor')).toBe('constructor')
})

test('no two stories of a file are called the same', () => {
  const doubled = Object.entries(sources).flatMap(([file, source]) => {
    const names = exportedStories(source).map((story) => nameOf(storyNameFromExport(story)).split(' · ')[0])
    return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${file}: ${name}`)
  })
  expect(doubled).toEqual([])
})
