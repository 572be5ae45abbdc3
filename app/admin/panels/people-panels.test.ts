import { expect, test } from 'vitest'
import { isPlaceOfPeople } from '#contract/bug-report/replace-people.ts'
import { contract } from '#contract/contract.ts'
import { isShown } from '#contract/public-types.ts'
import { panelOf } from './panel-of.ts'

test('a bug report knows each panel that shows records about people, and no other', () => {
  const panels = contract.flatMap(({ name }) => {
    const panel = Object.entries(panelOf).find(([type]) => type === name)?.[1]
    return panel ? [[panel, !isShown(name)] as const] : []
  })
  expect(panels.filter(([, isAboutPeople]) => isAboutPeople).length).toBeGreaterThan(1)
  for (const [panel, isAboutPeople] of panels)
    expect([panel, isPlaceOfPeople(`/admin#${panel}/3?page=2`)]).toEqual([panel, isAboutPeople])
})
