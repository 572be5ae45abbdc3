import { Links, Meta, useMatches, useRouteLoaderData } from '@remix-run/react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LoadedSite } from '#app/public/site/load-site.ts'
import type { createHeadSync } from './head-sync.ts'

export interface ClientHeadProps {
  syncHead: ReturnType<typeof createHeadSync>
}

/**
 * Keeps the document's head in step with the matched routes. React renders into a detached head, so that it never
 * removes nodes that an extension moved.
 */
export function ClientHead({ syncHead }: ClientHeadProps) {
  const [wanted, setWanted] = useState<HTMLHeadElement>()
  // A portal cannot be hydrated, so the first rendering has none.
  useLayoutEffect(() => setWanted(document.createElement('head')), [])
  // Renders again in the same commits as Meta and Links.
  useMatches()
  useLayoutEffect(() => {
    if (wanted) syncHead(wanted.children)
  })

  const look = useRouteLoaderData<LoadedSite>('routes/_public')?.look
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-day', look !== undefined)
    if (look) document.documentElement.dataset.day = look
  }, [look])

  return (
    wanted &&
    createPortal(
      <>
        <Meta />
        <Links />
      </>,
      wanted,
    )
  )
}
