import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GlobalStyle } from '#design-system/global-style/index.ts'

/** Each with what lets it look whether it is the first. */
const holders = new Map<object, () => void>()
const isFirst = (holder: object) => holders.keys().next().value === holder
const never = () => () => {}

/**
 * The rules that every document needs, once for a page on which many ask for them: each story of documentation would bring its
 * own copy, all of which the browser tries on each element, and styles the whole page anew for each that comes or goes.
 */
export function OneGlobalStyle() {
  const [holder] = useState({})
  const [isChosen, setChosen] = useState(false)
  // What is printed without scripts has nobody to ask.
  const isPrinted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Before anything is painted or measured with other letters.
  useLayoutEffect(() => {
    const look = () => setChosen(isFirst(holder))
    holders.set(holder, look)
    look()
    return () => {
      holders.delete(holder)
      holders.forEach((lookAgain) => lookAgain())
    }
  }, [holder])
  return (isPrinted || isChosen) && <GlobalStyle />
}
