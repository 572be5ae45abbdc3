import { Links, Meta, ScrollRestoration, Scripts } from '@remix-run/react'
import type { Parts } from './document-parts.ts'

export interface ServerPartsProps {
  /** Marks the document's own scripts. */
  nonce: string
  /** Whether the browser gets the nonce (/admin), for styles that scripts add. */
  isNonceSent: boolean
  /** Mock mode adds its bar. */
  isMocked: boolean
}

/** What the server prints before and after a page. */
export function serverParts({ nonce, isNonceSent, isMocked }: ServerPartsProps): Parts {
  return {
    head: (
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isNonceSent ? <meta property="csp-nonce" nonce={nonce} /> : null}
        <Meta />
        <Links />
      </head>
    ),
    end: (
      <>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {isMocked ? <script type="module" src="/mock/bar.js" /> : null}
      </>
    ),
  }
}
