import { createContext, useContext } from 'react'

/** The nonce of a document on the server, and whether it is still there when the document is sent: on /admin only. */
export interface DocumentNonce {
  nonce: string
  isKept: boolean
}

export const NonceContext = createContext<DocumentNonce | undefined>(undefined)

/**
 * The nonce that this document's own scripts carry: on the server always, in the browser where it was sent along (read back
 * from its meta element). Public pages lose it on the way (content-security-policy.ts).
 */
export function useNonce(): DocumentNonce | undefined {
  const fromServer = useContext(NonceContext)
  if (typeof document === 'undefined') return fromServer
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce ? { nonce, isKept: true } : undefined
}
