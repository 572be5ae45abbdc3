import { expect } from '@playwright/test'
import { test } from './stage-test.ts'

const usual = { storyId: 'design-system-button--playground', width: 360, theme: 'light' }

test('a story that fails in a document of its own too has failed, and the next one stands', async ({
  stages,
}) => {
  const stage = await stages({})
  expect((await stage.show(usual)).problem).toBeUndefined()
  expect((await stage.show({ ...usual, storyId: 'no-such--story' })).problem).toContain('no such story')
  expect((await stage.show(usual)).problem).toBeUndefined()
})

test('a story that what stood before it hinders is shown in a document of its own', async ({ stages }) => {
  const stage = await stages({})
  await stage.show(usual)
  await stage.page.evaluate(() => (document.body.style.pointerEvents = 'none'))
  const pressed = { ...usual, storyId: 'design-system-tabs--playground' }
  expect((await stage.show(pressed)).problem).toBeUndefined()
  expect(await stage.page.evaluate(() => document.body.style.pointerEvents)).toBe('')
})
