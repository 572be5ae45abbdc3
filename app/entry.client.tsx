import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageDataRead } from '#app/read-page-data.ts'
import { adoptStyles, makeNoStyles } from '#app/static-styles/adopt-styles.ts'
import { areStylesLost, stylesArrived } from '#app/static-styles/styles-arrived.ts'

void Promise.all([stylesArrived(), pageDataRead()]).then(([sheet]) => {
  if (sheet) adoptStyles(sheet)
  else if (areStylesLost()) makeNoStyles()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
})
