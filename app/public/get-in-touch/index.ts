import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'

export type { GetInTouchProps } from './get-in-touch.tsx'

/** A page's closing band, which has nothing but links: its script waits for the visitor's first act. */
export const GetInTouch = hydrateOnVisible(
  () => import('./get-in-touch.tsx'),
  (module) => module.GetInTouch,
  { isAlive: false },
)
