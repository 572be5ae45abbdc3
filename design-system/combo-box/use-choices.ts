import { useEffect, useState } from 'react'
import type { SelectOption } from '#design-system/select-field/index.ts'

/** Finds choices for what was typed; the signal ends an outrun search. */
export type LoadChoices = (query: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

const TYPING_PAUSE_MS = 250

type Found = { choices: readonly SelectOption[]; state: 'ready' | 'loading' | 'failed' }

/** The choices for a query: filtered here from a list, or asked for when typing pauses. */
export function useChoices(query: string, options: readonly SelectOption[], load?: LoadChoices): Found {
  const [found, setFound] = useState<Found>({ choices: [], state: 'loading' })

  useEffect(() => {
    if (!load) return
    const search = new AbortController()
    setFound(({ choices }) => ({ choices, state: 'loading' }))
    const timer = setTimeout(() => {
      load(query, search.signal).then(
        (choices) => !search.signal.aborted && setFound({ choices, state: 'ready' }),
        () => !search.signal.aborted && setFound({ choices: [], state: 'failed' }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [query, load])

  return load ? found : { choices: matching(options, query), state: 'ready' }
}

/** Options whose name or description holds what was typed, whatever the width and case of its letters. */
export function matching(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const wanted = folded(query)
  return wanted
    ? options.filter(({ label, description = '' }) => folded(`${label} ${description}`).includes(wanted))
    : options
}

function folded(text: string) {
  return text.normalize('NFKC').trim().toLowerCase()
}
