import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GlobalStyle } from '#design-system/global-style/index.ts'

/** Of each that asks for them, what tells it whether it is the first. */
const askers = new Set<(isFirst: boolean) => void>()
const tellAll = () => [...askers].forEach((tell, place) => tell(place === 0))
const never = () => () => {}

/**
 * Renders the global style once per docs page instead of once per story. Each copy would slow down matching and
 * restyle the page when mounted or unmounted.
 */
export function OneGlobalStyle() {
  const [isChosen, setChosen] = useState(false)
  // What is printed without scripts has nobody to ask.
  const isPrinted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Before anything is painted or measured with other letters.
  useLayoutEffect(() => {
    askers.add(setChosen)
    tellAll()
    return () => {
      askers.delete(setChosen)
      tellAll()
    }
  }, [])
  return (isPrinted || isChosen) && <GlobalStyle />
}
