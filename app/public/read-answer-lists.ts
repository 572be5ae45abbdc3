import { imageAddress } from '#contract/image-address.ts'

/** A picture as galleries and carousels show it. */
export interface Picture {
  id: number | string
  /** Address ready for display. */
  src: string
  title?: string
  description?: string
}

/**
 * A list that may come as a list or as its JSON text (public-site §3).
 * @throws TypeError for anything else, so that the load counts as failed
 */
export function listOf<Entry>(answer: readonly Entry[] | string | null | undefined): Entry[] {
  if (answer === null || answer === undefined || answer === '') return []
  const entries: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
  if (!Array.isArray(entries)) throw new TypeError('not a list')
  return entries as Entry[]
}

/** The pictures of a list; entries that begin with neither `/upload/` nor `http` are left out (public-site §3). */
export function picturesOf(
  answer: readonly string[] | string | null | undefined,
  assetBaseUrl?: string,
): string[] {
  return listOf(answer)
    .filter((path) => typeof path === 'string' && /^(\/upload\/|https?:)/.test(path))
    .map((path) => imageAddress(path, assetBaseUrl))
}
