import { firstPlace } from '#app/public/contact/bases/base-place.ts'
import { loadBases } from '#app/public/contact/bases/load-bases.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { mapDocument } from './map-document.ts'
import { mapPolicy } from './map-policy.ts'

/** What the host hands to the map's document. */
export interface MapHost {
  read: PageReader
  nonce: string
  map?: { key: string; securityCode?: string }
}

/** Answers the map's document: for the frame on /contact only, and only where there is a key. */
export async function answerMap(request: Request, host: MapHost): Promise<Response> {
  // Opened by itself it would be a page without the site around it.
  if (request.headers.get('sec-fetch-dest') === 'document') return toBases()
  if (!host.map) throw new Response(null, { status: 404 })
  const bases = await loadBases(host.read)
  const html = mapDocument({
    places: bases.length > 0 ? bases : [firstPlace(bases)],
    first: new URL(request.url).searchParams.get('place'),
    map: host.map,
    nonce: host.nonce,
  })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': mapPolicy(host.nonce),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

const toBases = () => new Response(null, { status: 302, headers: { Location: '/contact#bases' } })
