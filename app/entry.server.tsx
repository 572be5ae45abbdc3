import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer, isRouteErrorResponse } from '@remix-run/react'
import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { isConsoleAddress } from '#contract/bug-report/console-address.ts'
import { DocumentParts } from '#app/document/document-parts.ts'
import { documentCss } from '#app/document/document-css.ts'
import { renderDocument } from '#app/document/render-document.ts'
import { serverParts } from '#app/document/server-parts.tsx'
import { notFoundDocument } from '#app/not-found/not-found-document.tsx'
import type { LoadedSite } from '#app/public/site/load-site.ts'
import { themeHead } from '#app/theme-choice/theme-head.ts'
import { consolePolicy, publicPage } from '#app/server/content-security-policy.ts'
import { RENDER_TIMEOUT_MS, renderToHtml, type Rendered } from '#app/server/render-to-html.ts'
import { deferScriptTags } from '#app/server/defer-script-tags.ts'

const RETRY_AFTER_SECONDS = '5'

/** A browser asks whether its copy is still true, or has none; the host adds `no-transform` (app/server/forbid-transforms.ts). */
const caching = { asksAgain: 'no-cache', never: 'no-store' }

/** Renders a document whole, then names what is inline in it in its Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const isConsole = isConsoleAddress(request.url)
  const { nonce } = context
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // What could not be loaded may be there again soon (docs/operations/http.md#状态码).
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
  headers.set('Cache-Control', isConsole ? caching.never : caching.asksAgain)
  if (isUnknownAddress(remixContext)) {
    const { html, policy } = publicPage(notFoundDocument(nonce, loadedSite(remixContext)), nonce, context)
    headers.set('Content-Security-Policy', policy)
    return new Response(html, { status, headers })
  }
  const parts = serverParts({ nonce, isNonceSent: isConsole, isMocked: context.mock !== undefined })
  const page = (
    <DocumentParts.Provider value={parts}>
      <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_TIMEOUT_MS} nonce={nonce} />
    </DocumentParts.Provider>
  )
  const { html: body, styles, failures } = await renderStyled(page, nonce)
  for (const failure of failures) context.report('page part failed', failureOn(request, failure))
  // Nobody keeps a page with a hole: the next one may be whole.
  if (failures.length > 0) headers.set('Cache-Control', caching.never)
  const headEnd = `${themeHead(nonce)}<style nonce="${nonce}">${documentCss}</style>${styles}`
  const rendered = renderDocument(body, { look: loadedSite(remixContext)?.look, isConsole, headEnd })
  const { html, policy } = isConsole
    ? { html: rendered, policy: consolePolicy(nonce, context) }
    : publicPage(context.isDevelopment ? rendered : deferScriptTags(rendered), nonce, context)

  headers.set('Content-Security-Policy', policy)
  return new Response(html, { status, headers })
}

/** Renders a page and the style elements of its components. @throws what the document around the page threw */
async function renderStyled(page: ReactElement, nonce: string): Promise<Rendered & { styles: string }> {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const rendered = await renderToHtml(sheet.collectStyles(page), nonce)
    return { ...rendered, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** The facts of the site and its look, as the layout has loaded them beside a page that may be none. */
function loadedSite({ staticHandlerContext: { loaderData } }: EntryContext): Partial<LoadedSite> | undefined {
  return loaderData['routes/_public'] as Partial<LoadedSite> | undefined
}

/** Whether no page stands there; a route that has something to say of what it misses sends it along. */
function isUnknownAddress({ staticHandlerContext: { errors } }: EntryContext): boolean {
  const [thrown] = Object.values(errors ?? {})
  return isRouteErrorResponse(thrown) && thrown.status === 404 && !thrown.data
}

/** Unknown addresses and aborted requests are no errors of ours; all else is reported once. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.report('page failed', failureOn(request, error))
}

/** What the log says of an error while this was asked for. */
function failureOn(request: Request, error: unknown) {
  const failure =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
  return { path: new URL(request.url).pathname, ...failure }
}
