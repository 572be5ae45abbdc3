import { createHeadSync } from './head-sync.ts'
import { ClientEnd } from './client-end.tsx'
import { ClientHead } from './client-head.tsx'
import type { Parts } from './document-parts.ts'

/** Keeps the document in step with its page; made once, because the error page mounts another layout. */
export const clientParts = (): Parts => ({
  head: <ClientHead syncHead={createHeadSync(document.head)} />,
  end: <ClientEnd />,
})
