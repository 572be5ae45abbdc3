import { createContext, useContext } from 'react'

/** The nonce of an /admin document on the server; undefined on public pages, whose policy names hashes. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce of this document, the same on the server and, read back from its meta element, in the browser. */
export function useNonce(): string | undefined {
  const fromServer = useContext(NonceContext)
  if (typeof document === 'undefined') return fromServer
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
