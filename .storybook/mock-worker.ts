import type { Loader } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { callsApi, NO_WORKER } from '#stories/toolbar-globals/available-globals.ts'
import { storybookBase, storyHandlers } from '#stories/story-api.ts'

const withWorker = mswLoader(async () => {
  const worker = setupWorker(...storyHandlers)
  const url = new URL('story-worker.js', storybookBase).pathname
  await worker.start({ serviceWorker: { url }, onUnhandledRequest: 'bypass', quiet: true })
  return worker
})

/**
 * Has the story's calls answered by the mocks' worker. Where a browser allows none, components are shown all the same.
 * @throws for a page or a panel there, with what to do
 */
export const mockWorker: Loader = (context) => {
  if ('serviceWorker' in navigator) return withWorker(context)
  const isNeeded = callsApi(context.title)
  document.documentElement.toggleAttribute('data-no-worker', isNeeded)
  if (isNeeded) throw new Error(NO_WORKER)
  return {}
}
