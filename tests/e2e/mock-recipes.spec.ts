import { recipes } from '#tests/setup/recipes.ts'
import { expect, test as base } from './fixtures/test.ts'

const test = base.extend({
  baseURL: async ({ mockSite }, use) => use(mockSite.origin),
  // They let calls fail on purpose.
  expectedErrors: async ({ expectedErrors }, use) => use([...expectedErrors, /status of 503/]),
})

type Body = Parameters<typeof test>[2]
// Playwright asks from which file a test is: it must be called in one.
const inThisFile = (title: string, body: Body) => test(title, body)

// The code of docs/mocks-recipes.md as it stands there: it is given what its first line would import.
for (const { code } of recipes('js playwright')) new Function('test', 'expect', code)(inThisFile, expect)
