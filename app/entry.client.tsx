import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentParts } from '#app/document/document-parts.ts'
import { liveParts } from '#app/document/live-parts.tsx'
import { PAGE_ELEMENT } from '#app/document/page-element.ts'
import { pageDataRead } from '#app/browser/read-page-data.ts'

void pageDataRead().then(() => {
  const page = document.getElementById(PAGE_ELEMENT)
  if (!page) return
  startTransition(() => {
    hydrateRoot(
      page,
      <StrictMode>
        <DocumentParts.Provider value={liveParts()}>
          <RemixBrowser />
        </DocumentParts.Provider>
      </StrictMode>,
    )
  })
})
