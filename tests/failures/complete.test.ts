// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { failureKinds } from '#mocks/failures/failure-kinds.ts'
import { declaredCalls } from '#mocks/rules/declared-calls.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { hasSubMenu, menuKeyOfType } from '#app/admin/shell/menu.ts'
import { newPanels } from './new-panels.ts'
import { skippedCalls } from './skipped-calls.ts'
import { storedSnapshots, parts } from './snapshots.ts'
import { screenSources } from './sources.ts'

const rows = parts.flatMap(storedSnapshots)
/** The table takes in a new panel when it is written next: `npm run failures -- --write`. */
const isOfNewPanel = (typeName: string) => newPanels.some((panel) => panel === menuKeyOfType(typeName))

/** Leave this empty: a new panel may stand here until the table is written again. */
const notYetWalked: readonly string[] = []

test('every panel has rows in the table of failures', () => {
  expect(newPanels.filter((key) => !hasSubMenu(key))).toEqual(notYetWalked)
})

test('every declared call is in the table of failures, or is known not to be made by a screen that is walked', () => {
  const walked = new Set(rows.map(({ line }) => line))
  const missing = declaredCalls
    .filter(({ type, call }) => !walked.has(call.endpoint) && !isOfNewPanel(type.name))
    .map(({ call }) => call.endpoint)
  expect(missing.sort()).toEqual(Object.keys(skippedCalls).sort())
})

test('what no screen is said to make is in no source of console and site, and no panel takes it from its declaration', () => {
  const made = screenSources()
    .map(({ text }) => text)
    .join('\n')
  const taken = new Set(declaredCalls.flatMap(({ type }) => Object.values(endpointsOfType(type, []))))
  const wrong = Object.entries(skippedCalls).filter(([line, why]) => {
    const isMade = made.includes(`'${line}'`) || taken.has(line as never)
    return why.by === 'no screen' ? isMade : !isMade || !existsSync(join(projectRoot, why.seenIn))
  })
  expect(wrong).toEqual([])
})

test('every place in the table has every kind of failure that its call allows, and no other', () => {
  const places = new Map<string, string[]>()
  for (const { screen, act, line, kind } of rows) {
    const place = [screen, act, line].join(' | ')
    places.set(place, [...(places.get(place) ?? []), kind])
  }
  const wrong = [...places].filter(([place, kinds]) => {
    const line = place.split(' | ').at(-1)
    const matched = declaredCalls.find(({ call }) => call.endpoint === line)
    return !matched || failureKinds(matched).sort().join() !== kinds.sort().join()
  })
  expect(wrong).toEqual([])
})

test('every row has a sentence in Chinese', () => {
  expect(rows.filter(({ said }) => !said.some((each) => /[\u4e00-\u9fff]{2}/.test(each)))).toEqual([])
})
