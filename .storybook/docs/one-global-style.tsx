import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GlobalStyle } from '#design-system/global-style/index.ts'

/** Of each that asks for them, what tells it whether it is the first. */
const askers = new Set<(isFirst: boolean) => void>()
const tellAll = () => [...askers].forEach((tell, place) => tell(place === 0))
const never = () => () => {}

/**
 * The rules that every document needs, once for a page on which many ask for them: each story of documentation would bring its
 * own copy, all of which the browser tries on each element, and styles the whole page again for each that comes or goes.
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
