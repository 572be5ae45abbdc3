import { headKeeper } from './head-keeper.ts'
import { LiveEnd } from './live-end.tsx'
import { LiveHead } from './live-head.tsx'
import type { Parts } from './document-parts.ts'

/** What keeps a browser's document in step with its page; made once, since the error page mounts a layout of its own. */
export const liveParts = (): Parts => ({
  head: <LiveHead keepHead={headKeeper(document.head)} />,
  end: <LiveEnd />,
})
