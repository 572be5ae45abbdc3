import { Router } from 'express'
import type { Capsule } from '#contract/capsule/capsule.ts'
import { WrongCapsule } from '#contract/capsule/checks.ts'
import { isConsoleAddress } from '#contract/capsule/console-address.ts'
import { readCapsule } from '#contract/capsule/read-capsule.ts'
import { createReplay } from '#mocks/capsule/replay.ts'
import { beginSituation } from '#mocks/situation/begin-situation.ts'
import { done, refuse } from './envelopes.ts'
import type { Tester } from './testers.ts'

/** Opens a session of the console for a tester, as its login screen would. */
export type SignIn = (tester: Tester) => Promise<{ token: string; user: object }>

/** `/mock/capsule`: what the one who asks is playing, another capsule to play, and the end of it. */
export function capsuleCalls(tester: () => Tester, signIn: SignIn) {
  const router = Router()
  router.get('/', (_request, response) => {
    const { replay } = tester()
    done(response, replay ? shownOf(replay.capsule) : null)
  })
  router.post('/', (request, response, next) => {
    void open(tester(), request.body, signIn).then(
      (opened) => done(response, opened),
      (error: unknown) => (error instanceof WrongCapsule ? refuse(response, error.message) : next(error)),
    )
  })
  router.delete('/', (_request, response) => {
    tester().replay = undefined
    done(response, null)
  })
  return router
}

async function open(tester: Tester, sent: unknown, signIn: SignIn) {
  const capsule = readCapsule(JSON.stringify(sent))
  if (capsule.address === '')
    throw new WrongCapsule('这个胶囊存的是一个组件的故事，没有页面，只能在 Storybook 中打开')
  // No rule of before stands between the screen and its answers.
  tester.begun = beginSituation({ parts: [] })
  tester.replay = createReplay(capsule)
  const isConsole = isConsoleAddress(capsule.address)
  return { ...shownOf(capsule), ...(isConsole && { session: await signIn(tester) }) }
}

/** What a page needs to show the screen again; the answers stay here. */
const shownOf = ({ address, panel, note, screen }: Capsule) => ({ address, panel, note, screen })
