import { createHandlers } from '#mocks/handlers.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { isScenarioName, type ScenarioName } from '#mocks/scenarios.ts'

/** The backend that stories speak to; filled anew before each story. */
export const storyBackend = createMemoryBackend()

let scenario: ScenarioName = 'normal'

/** The API of every story. A story asks for another behaviour with `globals: { scenario: 'empty' }`. */
export const storyHandlers = createHandlers({
  backend: storyBackend,
  scenario: () => scenario,
  hasMediaBeside: true,
})

/** Forgets what the last story wrote and takes the scenario of the toolbar or of the story. */
export function beginStory(wanted: unknown): void {
  storyBackend.reset()
  scenario = typeof wanted === 'string' && isScenarioName(wanted) ? wanted : 'normal'
}
