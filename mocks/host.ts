import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { answer } from '#content/registry/answer.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { demoAdministrator, inventedAccounts } from './accounts.ts'
import { lateParts, mockControls } from './host/controls.ts'
import { createTesters, type Tester } from './host/testers.ts'
import { createVisits } from './host/visits.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { applyRules } from './rules/apply-rules.ts'
import { rulesOf } from './rules/parse-rules.ts'

/** What the site's host tells mock mode (docs/operations/commands.md#启动, `npm run mock`). */
export interface MockHostOptions {
  settings: Settings & { adminUsername: string; adminPassword?: string; hasDemoContent: boolean }
  report: Backend['report']
  /** Holds the demonstration media. */
  mediaFolder: string
  /** The script of the bar; absent where there are no pages. */
  barFile?: string
}

const caller = { address: '127.0.0.1' }

/** The memory backend as `npm run mock` serves it: rules, reset, and the account the login screen shows. */
export function createMockHost({ settings, report, mediaFolder, barFile }: MockHostOptions) {
  const { adminUsername: username, adminPassword: password } = settings
  const testers = createTesters((now) =>
    createMemoryBackend({
      settings,
      report,
      now,
      ...(settings.hasDemoContent ? {} : { content: {} }),
      accounts: password ? [{ username, password, realName: '管理员' }] : inventedAccounts,
      readMedia: async (name) => new Uint8Array(await readFile(join(mediaFolder, name))).slice(),
    }),
  )
  const account = password
    ? undefined
    : { username: demoAdministrator.username, password: demoAdministrator.password }
  const signIn = ({ backend }: Tester) =>
    createLocalApi((request) => answer(request, backend, caller))('POST /api/admin/login', {
      body: account ?? { username, password },
    })
  const { common } = testers
  const visits = createVisits(common)
  const filesOfNow = { enumerable: true, get: () => visits.now().tester.backend.files }
  return {
    /** The backend of those who show no mark, with the files of who asks now. */
    backend: Object.defineProperties({} as typeof common.backend, {
      ...Object.getOwnPropertyDescriptors(common.backend),
      files: filesOfNow,
    }),
    mock: {
      controls: mockControls({ testers, visits, signIn, account, barFile }),
      lateParts: lateParts(visits),
      wrap:
        (inner: Answer): Answer =>
        (request, given, who) => {
          const { tester, begun, by } = visits.now()
          const backend = tester === common ? given : tester.backend
          const played = tester.replay?.wrap(inner) ?? inner
          return tester.calls.logging(begun.wrap(played), by)(request, backend, who)
        },
      /** Lets a program's work meet the API under mock rules, without HTTP. */
      during: <Result>(text: string, work: () => Result): Result =>
        visits.during({ tester: common, begun: applyRules(rulesOf(text)), by: 'page' }, work),
      describe: () => ({ account }),
    },
  }
}
