import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { allProps } from '#scripts/vite/component-props-plugin.ts'
import { propTexts } from '#stories/usage/prop-texts/index.ts'
import type { DocumentedProp } from './read-component-props.ts'

let props: ReadonlyMap<string, DocumentedProp[]>
beforeAll(() => {
  props = allProps()
}, 120_000)

/** A library's element in our colours: it has no properties of its own. */
const STYLED_ONLY = 'PopoverSurface'

/** The components whose stories have a table of properties. */
const shown = projectFiles(['stories/design-system']).flatMap((path) => {
  if (!path.endsWith('.stories.tsx')) return []
  const [, component = STYLED_ONLY] =
    /^ {2}component: (\w+)/m.exec(readFileSync(join(projectRoot, path), 'utf8')) ?? []
  return component === STYLED_ONLY ? [] : component
})

const rows = () => [...props].flatMap(([component, each]) => each.map((row) => ({ component, ...row })))
const named = ({ component, name }: { component: string; name: string }) => `${component}.${name}`

/** A name instead of a type. What is truly of any type says so in its sentence. */
const NO_TYPE = /^(union|object|any|enum|other|intersection|unknown)$/
const OF_ANY_TYPE = ['StatusSwitch.status']

describe('the table of properties', () => {
  test('every component with stories is read', () => {
    expect(shown.length).toBeGreaterThan(70)
    expect(shown.filter((component) => !props.has(component))).toEqual([])
    expect(rows().length).toBeGreaterThan(500)
  })

  test('every property has a type that says what may be given', () => {
    const bare = rows().filter(({ type }) => NO_TYPE.test(type))
    expect(bare.map(named).filter((name) => !OF_ANY_TYPE.includes(name))).toEqual([])
  })

  test('types are resolved, and defaults found in parameters and in the body', () => {
    const button = new Map(props.get('Button')?.map((row) => [row.name, row]))
    expect(button.get('size')).toMatchObject({
      type: '"small" | "medium" | "large"',
      defaultValue: 'medium',
      isRequired: false,
    })
    expect(props.get('Alert')?.find(({ name }) => name === 'tone')?.defaultValue).toBe('info')
    expect(props.get('FilterBar')?.find(({ name }) => name === 'resultNoun')?.defaultValue).toBe('条记录')
  })

  test.each([...new Set(shown)])(
    'every property of %s has its Chinese description, and no other one',
    (component) => {
      const own = props.get(component)?.map(({ name }) => name) ?? []
      expect(Object.keys(propTexts[component] ?? {}).sort()).toEqual(own.sort())
    },
  )
})
