import { useEffect, useRef, useState } from 'react'
import type { BasePlace } from './base-place.ts'
import { Frame } from './bases.styles.ts'

/** Permits its own script in an isolated origin and links to the map application, nothing else. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/**
 * The map as an isolated document, fetched when it comes near the window. A message with the place's id is its only input.
 */
export function MapFrame({ place }: { place: BasePlace }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(place.id)

  function tellPlace() {
    // The sandboxed document has no origin that could be named; the id of a public base is no secret.
    frame.current?.contentWindow?.postMessage({ place: place.id }, '*')
  }
  useEffect(tellPlace, [place.id])

  return (
    <Frame
      ref={frame}
      src={`/contact/map?${new URLSearchParams({ place: String(first) }).toString()}`}
      title="公司位置地图"
      sandbox={SANDBOX}
      loading="lazy"
      onLoad={tellPlace}
    />
  )
}
