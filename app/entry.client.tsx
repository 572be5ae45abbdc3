import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentParts } from '#app/document/document-parts.ts'
import { clientParts } from '#app/document/client-parts.tsx'
import { PAGE_ELEMENT } from '#app/document/page-element.ts'
import { readPageData } from '#app/browser/read-page-data.ts'

void readPageData().then(() => {
  const page = document.getElementById(PAGE_ELEMENT)
  if (!page) return
  startTransition(() => {
    hydrateRoot(
      page,
      <StrictMode>
        <DocumentParts.Provider value={clientParts()}>
          <RemixBrowser />
        </DocumentParts.Provider>
      </StrictMode>,
    )
  })
})
