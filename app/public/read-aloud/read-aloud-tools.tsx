import { useLocation } from '@remix-run/react'
import { useEffect, useState, type MouseEventHandler } from 'react'
import { createPortal } from 'react-dom'
import { ReadAloudButton } from './read-aloud-button.tsx'

export interface ReadAloudToolsProps {
  /** Opens the page's player (use-read-aloud.tsx). */
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** On the line of a reading page that the button stands in. */
const PLACE = 'data-read-aloud-place'

/**
 * Offers to read the page: beside the title of a text, elsewhere in the corner in the senior theme. It comes with the footer's
 * script, so that no page's first load is heavier.
 */
export function ReadAloudTools({ onClick }: ReadAloudToolsProps) {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<Element | null>()
  useEffect(() => setPlace(document.querySelector(`main [${PLACE}]`)), [pathname])
  if (place === undefined) return null
  if (!place) return <ReadAloudButton isFloating onClick={onClick} />
  return createPortal(<ReadAloudButton onClick={onClick} />, place)
}
