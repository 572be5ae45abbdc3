import type { Backend } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { createFewAtOnce } from '#contract/files/few-at-once.ts'
import { messages } from '#contract/shared/messages.ts'
import { isKnownNetwork } from './known-networks.ts'

const SIGNING_IN_AT_ONCE = 20
const ASKED_AT_ONCE = 4
const LONGEST_WAIT_MS = 3000
const RETRY_AFTER_SECONDS = 5

interface Doors {
  ask: ReturnType<typeof createAskedInTurn>
  enter: ReturnType<typeof createFewAtOnce>
}

/** By the passwords, which every wrapped copy of one backend shares. */
const doorsOfBackends = new WeakMap<Backend['passwords'], Doors>()

/**
 * Limits concurrent sign-ins, separately for known networks and strangers. Each attempt is a write, so a storm would fill the
 * queue of writes too.
 * @param work receives whether the account has signed in from this network before
 * @throws HttpError 429 with nothing counted, when there is no place
 */
export async function inPlace<Result>(
  backend: Backend,
  { username, network }: { username: string; network: string },
  work: (isKnown: boolean) => Promise<Result>,
): Promise<Result> {
  const { ask, enter } = doorsOf(backend)
  const isKnown = await ask(() => isKnownNetwork(backend, username, network))
  return enter(isKnown ? 'known' : 'strangers', () => work(isKnown))
}

function doorsOf({ passwords }: Backend): Doors {
  const known = doorsOfBackends.get(passwords)
  const doors = known ?? {
    ask: createAskedInTurn(),
    enter: createFewAtOnce(SIGNING_IN_AT_ONCE, messages.tooBusy),
  }
  doorsOfBackends.set(passwords, doors)
  return doors
}

/** Runs a few at a time, first come first served, so that a storm leaves database connections to others. */
function createAskedInTurn() {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new HttpError(429, messages.tooBusy, { retryAfterSeconds: RETRY_AFTER_SECONDS }))
      }, LONGEST_WAIT_MS)
      waiting.add(begin)
    })

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= ASKED_AT_ONCE) await turn()
    else running += 1
    try {
      return await work()
    } finally {
      const [next] = waiting
      // The turn goes over as it is.
      if (next) next()
      else running -= 1
    }
  }
}
