import { useEffect, useRef, useState } from 'react'
import type { BasePlace } from './base-place.ts'
import { Frame } from './bases.styles.ts'

/** May run its own script in a world of its own, and open the map application; nothing of this site. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/**
 * The map as a document of its own. It is fetched when it comes near, which starts its clock, and is told which place to
 * show; it has no other way in and none out.
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
