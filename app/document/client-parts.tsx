import { createHeadSync } from './head-sync.ts'
import { ClientEnd } from './client-end.tsx'
import { ClientHead } from './client-head.tsx'
import type { Parts } from './document-parts.ts'

/** What keeps a browser's document in step with its page; made once, since the error page mounts a layout of its own. */
export const clientParts = (): Parts => ({
  head: <ClientHead syncHead={createHeadSync(document.head)} />,
  end: <ClientEnd />,
})
