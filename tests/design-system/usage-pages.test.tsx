// @vitest-environment node
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { storybookTitle, storyIdOf } from '#stories/inventory/part-names.ts'
import { allComponents, type Folder } from '#design-system/component-registry.ts'
import type { Usage } from '#stories/usage/usage.ts'

const usages = import.meta.glob<Usage>('../../stories/usage/components/*.tsx', {
  import: 'usage',
  eager: true,
})
const sources = new Map(
  projectFiles(['app', 'content', 'design-system', 'stories/design-system'])
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

const usageOf = (folder: Folder) => usages[`../../stories/usage/components/${folder}.tsx`]
const storyOf = (folder: Folder) => sources.get(`stories/design-system/${folder}.stories.tsx`) ?? ''

test('every component of the inventory has a usage page, and no other thing has', () => {
  const named = Object.keys(usages).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length))
  expect(named.sort()).toEqual(allComponents.map(({ folder }) => folder as string).sort())
})

describe.each(allComponents.map((part) => [part.folder, part] as const))('%s', (folder, part) => {
  const usage = usageOf(folder) as Usage

  test('stands in the sidebar under its names, at the address it always had', () => {
    expect(storyOf(folder)).toContain(`title: '${storybookTitle(part)}'`)
    expect(storyOf(folder)).toContain(`id: '${storyIdOf(folder)}'`)
  })

  test('its anatomy is that of a story', () => {
    expect(storyOf(folder)).toContain(`export const ${usage.anatomy.story}`)
  })

  test('leads to others, not to itself', () => {
    const others = usage.whenNot.flatMap((item) => (typeof item === 'string' ? [] : item.use))
    const related = Object.keys(usage.related)
    expect([...others, ...related]).not.toContain(folder)
    expect(related).not.toEqual([])
    expect(Object.keys(usage.criteria).length).toBeGreaterThan(0)
  })

  test('its examples are drawn, the good one otherwise than the bad', () => {
    for (const { good, bad } of usage.practices) {
      const [right, wrong] = [good, bad].map(({ shows }) => renderToStaticMarkup(<>{shows}</>))
      expect(right).not.toBe('')
      expect(right).not.toBe(wrong)
    }
  })

  test('is called stable only where the product uses it', () => {
    if (usage.maturity.status !== '稳定') return
    const users = [...sources].filter(
      ([path, source]) =>
        !path.startsWith('stories/') &&
        !path.startsWith(`design-system/${folder}/`) &&
        source.includes(`#design-system/${folder}/`),
    )
    expect(users).not.toEqual([])
  })
})

test('no sentence stands on two pages, nor twice on one', () => {
  const places = new Map<string, string[]>()
  for (const { folder } of allComponents) {
    for (const sentence of textsOf(usageOf(folder) as Usage)) {
      places.set(sentence, [...(places.get(sentence) ?? []), folder])
    }
  }
  const repeated = [...places].filter(([sentence, at]) => at.length > 1 && sentence.length >= SHORTEST)
  expect(repeated).toEqual([])
  expect(places.size).toBeGreaterThan(1500)
})

/** What says no more than a name may be said of several: 装饰, 多行的同类. */
const SHORTEST = 8

/** Every sentence that somebody wrote, without its full stop. */
function textsOf(usage: Usage): string[] {
  const { anatomy, practices, keyboard } = usage
  const texts = [
    ...usage.when,
    ...usage.whenNot.map((item) => (typeof item === 'string' ? item : item.wanted)),
    ...anatomy.parts.map(({ note }) => note),
    ...practices.flatMap(({ good, bad }) => [good.says, bad.says]),
    ...usage.wording,
    ...keyboard.map(([, effect]) => effect),
    ...usage.screenReader,
    ...Object.values(usage.criteria),
    ...Object.values(usage.related),
    ...(usage.development ?? []),
  ]
  return texts.flatMap((text) => text.split('。')).filter(Boolean)
}
