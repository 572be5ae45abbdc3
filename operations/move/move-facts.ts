import type { GivenKeys } from '#db/encryption/open-encryption.ts'
import type { SitePlace } from '#db/site/site-refusals.ts'

/** What a move is told besides where to. */
export interface MoveFacts {
  /** Where the site is, and its keys. */
  settings: SitePlace & GivenKeys
  /** As it was given: an address, or a folder. */
  target: string
  env: Readonly<Record<string, string | undefined>>
  told: (text: string) => void
  /** Stops it. */
  signal: AbortSignal
}
