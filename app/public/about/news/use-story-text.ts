import { useEffect, useState } from 'react'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { api } from '#app/api-client/http-api.ts'
import { canRetry } from '#app/api-client/can-retry.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'

const FAILED = '正文加载失败，请重试'

/** The text of a story. */
export interface StoryText {
  /** Empty where the story has none; undefined until it is there. */
  text?: CleanHtml
  /** Why it did not come; stays while it is asked for once more. */
  failure?: string
  isComing: boolean
  /** Asks for it once more; absent where that cannot help. */
  again?: () => void
}

/** Fetches the text of one story, which its call hands out cleaned. */
export function useStoryText(id: number): StoryText {
  const [asked, setAsked] = useState(1)
  const [answered, setAnswered] = useState<
    Pick<StoryText, 'text' | 'failure'> & { to: number; isFinal?: boolean }
  >({ to: 0 })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function read() {
      try {
        const { content } = await api('GET /api/news/published/{id}', { id, signal })
        setAnswered({ to: asked, text: content.trim() as CleanHtml })
      } catch (error) {
        // Also for an unknown story: otherwise the text would seem to load for ever.
        if (!signal.aborted)
          setAnswered({ to: asked, failure: userMessageOf(error, FAILED), isFinal: !canRetry(error) })
      }
    }
    void read()
    return () => leaving.abort()
  }, [id, asked])

  const { to, text, failure, isFinal } = answered
  const again = isFinal ? undefined : () => setAsked(asked + 1)
  return { text, failure, isComing: to < asked, again }
}
