import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { failureKinds } from '#mocks/failures/failure-kinds.ts'
import { backend, beginAnew, showConsoleAt, withConsoleApi } from '#tests/panels/console-fixture.tsx'
import { savedFiles } from '#tests/panels/saved-files.ts'
import { fewRecords } from './few-records.ts'
import { all } from './user-actions.ts'
import { messagesOnScreen, waitUntilSettled } from './screen-text.ts'
import { consoleScreens } from './screens.ts'
import {
  requestedScreens,
  beginWalk,
  kindsToWalk,
  hasRequestedActs,
  isRequestedAct,
  isWhole,
} from './snapshots.ts'
import { steps, type Step } from './steps.ts'
import { callOf, walkAct, type Scene } from './walk-act.ts'

// Loaded here, so that no notice is missed while its part is compiled.
import '#content/audit/audit-dialog.tsx'
import '#app/admin/list/export/export-workbook.ts'
import '#app/admin/list/export/make-workbook.ts'
import '#app/admin/form/inputs/list-input.tsx'
import '#app/admin/form/inputs/media-list-input.tsx'
import '#design-system/image-list-field/index.ts'
import '#design-system/media-upload-field/index.ts'

withConsoleApi()

/** One application alone, which came with a document. */
const records = { ...fewRecords, application: fewRecords.application?.slice(0, 1) ?? [] }

const EVERY = 7
const order = [...new Set(steps.map(({ screen }) => screen.split(' · ')[0] ?? ''))]
const walk = beginWalk('steps', order)
const names = requestedScreens(order, consoleScreens)
const ofPart = steps.filter(({ screen, name }, index) =>
  isWhole ? names.includes(screen.split(' · ')[0] ?? '') && isRequestedAct(name) : index % EVERY === 2,
)
let turn = 0

// What jsdom makes of a form with a file reaches the mocks without the file.
beforeAll(async () => {
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('FormData', form.constructor)
})
beforeEach(() => void savedFiles())
afterEach(walk.keep)

test.each(ofPart)(
  '$screen $name: whatever fails, a sentence is on the screen and what was typed stands',
  { timeout: 300_000 },
  async (step) => {
    const scene = sceneOf(step)
    const matched = await callOf(scene, step, step.isRead)
    if (!matched) throw new Error(`没有发出请求 «${messagesOnScreen().join(' / ')}»`)
    expect(
      await walkAct(walk, scene, step, matched, kindsToWalk(failureKinds(matched), (turn += 1))),
    ).toEqual([])
  },
)

// A file without tests would fail.
if (ofPart.length === 0)
  test('none of the screens and acts that were asked for has steps of its own', () =>
    expect(hasRequestedActs ? [] : names).toEqual([]))

function sceneOf({ screen, panel, tab, show }: Step): Scene {
  return {
    name: screen,
    async open() {
      await beginAnew()
      backend.seed(records)
      await (show ? show() : showConsoleAt(panel ?? 'about'))
      await waitUntilSettled()
      if (tab)
        all('[role="tab"]')
          .find((each) => each.textContent?.startsWith(tab))
          ?.click()
      await waitUntilSettled()
    },
  }
}
