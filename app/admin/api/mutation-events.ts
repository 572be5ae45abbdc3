import type { ApiClient } from '#content/registry/api-client.ts'

const listeners = new Set<() => void>()

/** Calls back after every write of this tab that succeeded; what was counted before may be out of date. */
export function onMutation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same door, whose successful writes are heard of. */
export function withMutationEvents(api: ApiClient): ApiClient {
  const telling = async (endpoint: string, input?: object) => {
    const answer: unknown = await (api as (endpoint: string, input?: object) => Promise<unknown>)(
      endpoint,
      input,
    )
    if (!endpoint.startsWith('GET ')) for (const listener of [...listeners]) listener()
    return answer
  }
  return telling as ApiClient
}
