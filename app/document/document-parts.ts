import { createContext, type ReactNode } from 'react'

/** What stands before and after a page in its document. */
export interface Parts {
  head: ReactNode
  end: ReactNode
}

/** The server provides what it prints (`serverParts`), a browser what keeps the document in step (`clientParts`). */
export const DocumentParts = createContext<Parts>({ head: null, end: null })
