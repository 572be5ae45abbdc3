// Written by `npm run content` from the folders of content/; do not edit.

import { firstContent } from './001-first-content.ts'
import { allContent } from './002-all-content.ts'
import { fastLists } from './003-fast-lists.ts'
import { auditAnchor } from './004-audit-anchor.ts'
import { siteIdentity } from './005-site-identity.ts'
import { sessionDevices } from './006-session-devices.ts'
import { auditFilters } from './007-audit-filters.ts'
import { siteSettings } from './008-site-settings.ts'
import { growingLists } from './009-growing-lists.ts'
import { keyProof } from './010-key-proof.ts'
import { replacedRows } from './011-replaced-rows.ts'
import { replacedCounts } from './012-replaced-counts.ts'
import { frequentWords } from './013-frequent-words.ts'
import { longerPieces } from './014-longer-pieces.ts'
import { plainLists } from './015-plain-lists.ts'
import type { Migration } from './schema.ts'

/** All migrations in the order they are applied, which is that of their names. Applied ones are never edited. */
export const migrations: readonly Migration[] = [
  firstContent,
  allContent,
  fastLists,
  auditAnchor,
  siteIdentity,
  sessionDevices,
  auditFilters,
  siteSettings,
  growingLists,
  keyProof,
  replacedRows,
  replacedCounts,
  frequentWords,
  longerPieces,
  plainLists,
]
