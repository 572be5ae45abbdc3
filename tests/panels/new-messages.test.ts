import { expect, test } from 'vitest'
import { newMessages } from '#app/admin/shell/new-messages.ts'
import { sent, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('counting new messages asks nothing more once its screen is gone', async () => {
  const controller = new AbortController()
  // It reads first what this browser stored; a sign-out may come in between.
  const counted = newMessages('admin', controller.signal)
  controller.abort()
  await expect(counted).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toEqual([])
})
