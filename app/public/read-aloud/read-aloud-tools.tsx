import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ReadAloudButton } from './read-aloud-button.tsx'

/** On the line of a reading page that the button stands in. */
const PLACE = 'data-read-aloud-place'

/**
 * Offers to read the page: beside the title of a text, elsewhere in the corner in the senior theme. It comes with the footer's
 * script, so that no page's first load is heavier.
 */
export function ReadAloudTools() {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<Element | null>()
  useEffect(() => setPlace(document.querySelector(`main [${PLACE}]`)), [pathname])
  if (place === undefined) return null
  return place ? createPortal(<ReadAloudButton />, place) : <ReadAloudButton isFloating />
}
