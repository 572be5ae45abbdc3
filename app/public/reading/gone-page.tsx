import { ErrorPage } from '#app/error-page/error-page.tsx'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { isTakenDown, type GoneWords } from './gone-words.ts'

export interface GonePageProps {
  /** What the route threw. */
  error: unknown
  words: GoneWords
}

/** In the place of a text that was taken down: that it was, and what there is to read instead. Any other failure is an error page. */
export function GonePage({ error, words }: GonePageProps) {
  if (!isTakenDown(error)) return <ErrorPage error={error} isInLayout />
  return <GoneNotice error={error} words={words} />
}

/** Few visitors of a text's page ever see it. */
const GoneNotice = hydrateOnVisible(
  () => import('./gone-notice.tsx'),
  (module) => module.GoneNotice,
  { isAlive: false },
)
