import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint, OutputOf } from '#content/registry/api-client.ts'
import { onSessionChange } from './session.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { assertShape } from './response-guards.ts'
import { untypedApi, type CallInput } from './untyped-api.ts'

/** Message where the specification has a failed load only logged. */
export const QUIET_LOAD_FAILURE = '暂时没有取到数据'

/** What a panel loaded, and how far loading it has come. */
export interface QueryState<Answer> {
  /** Undefined until it has been loaded once. */
  answer: Answer | undefined
  isLoading: boolean
  /** The panel's load sentence of back-office §8, while the last load failed. */
  error: string | null
  /** What the last load failed of. */
  failure: unknown
  reload: () => Promise<void>
}

interface Named extends Pick<CallInput, 'id' | 'category'> {
  /** One of response-guards.ts. */
  guard?: (answer: unknown) => boolean
}

const isAny = () => true

// The last answers: a panel that is opened again shows them while it loads.
const lastKnown = new Map<string, unknown>()
let isListening = false

/**
 * Loads when the panel opens and when the query changes (back-office §2.3); after a write, callers use `reload`.
 * @param named the `{id}` or `{category}` of the endpoint's path, and the guard that the answer must pass
 */
export function useQuery<SomeEndpoint extends Endpoint>(
  endpoint: SomeEndpoint,
  loadFailure: string = QUIET_LOAD_FAILURE,
  query: object = {},
  { guard = isAny, ...named }: Named = {},
): QueryState<OutputOf<SomeEndpoint>> {
  forgetWithSession()
  const asked = JSON.stringify({ query, ...named })
  const [answer, setAnswer] = useState(
    () => lastKnown.get(endpoint + asked) as OutputOf<SomeEndpoint> | undefined,
  )
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>()

  const reload = useCallback(async () => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setLoading(true)
    try {
      const loaded = assertShape(
        await untypedApi(endpoint, { ...(JSON.parse(asked) as CallInput), signal }),
        guard,
      )
      if (signal.aborted) return
      lastKnown.set(endpoint + asked, loaded)
      setAnswer(() => loaded)
      setFailure(undefined)
    } catch (reason) {
      if (signal.aborted) return
      console.warn(loadFailure, userMessageOf(reason, ''))
      setFailure(reason ?? new Error(loadFailure))
    }
    setLoading(false)
  }, [endpoint, asked, loadFailure, guard])

  useEffect(() => {
    void reload()
    return () => running.current?.abort()
  }, [reload])

  return { answer, isLoading, error: failure === undefined ? null : loadFailure, failure, reload }
}

function forgetWithSession(): void {
  if (isListening) return
  isListening = true
  onSessionChange(() => lastKnown.clear())
}
