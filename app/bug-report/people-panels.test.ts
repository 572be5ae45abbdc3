import { expect, test } from 'vitest'
import { isPlaceOfPeople } from './replace-people.ts'
import { contract } from '#content/registry/contract.ts'
import { isPublicType } from '#content/registry/public-types.ts'
import { menuKeyOfType } from '#app/admin/shell/menu.ts'

test('a bug report knows each panel that shows records about people, and no other', () => {
  const panels = contract.flatMap(({ name }) => {
    const panel = menuKeyOfType(name)
    return panel ? [[panel, !isPublicType(name)] as const] : []
  })
  expect(panels.filter(([, isAboutPeople]) => isAboutPeople).length).toBeGreaterThan(1)
  for (const [panel, isAboutPeople] of panels)
    expect([panel, isPlaceOfPeople(`/admin#${panel}/3?page=2`)]).toEqual([panel, isAboutPeople])
})
