import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GlobalStyle } from '#design-system/global-style/index.ts'

const holders = new Set<object>()
const told = new Set<() => void>()
const tell = () => told.forEach((listener) => listener())
const listen = (listener: () => void) => {
  told.add(listener)
  return () => told.delete(listener)
}
const isFirst = (holder: object) => holders.values().next().value === holder

/**
 * The rules that every document needs, once for a page on which many ask for them: each story of documentation would bring its
 * own copy, all of which the browser tries on each element, and styles the whole page anew for each that comes or goes.
 */
export function OneGlobalStyle() {
  const [holder] = useState({})
  const isWanted = useSyncExternalStore(
    listen,
    () => isFirst(holder),
    // What is printed without scripts has nobody to ask.
    () => true,
  )
  useLayoutEffect(() => {
    holders.add(holder)
    tell()
    return () => {
      holders.delete(holder)
      tell()
    }
  }, [holder])
  return isWanted && <GlobalStyle />
}
