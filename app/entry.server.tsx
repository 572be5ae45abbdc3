import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer, isRouteErrorResponse } from '@remix-run/react'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { globalCss } from '#design-system/global-style/index.ts'
import { NonceContext } from '#app/nonce.ts'
import { themeHead } from '#app/theme-choice/theme-head.ts'
import { consolePolicy, publicPage } from '#app/server/content-security-policy.ts'

const RENDER_TIMEOUT_MS = 15_000

/** Renders a document whole, then names what is inline in it in its Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const isConsole = /^\/admin(\/|$)/.test(new URL(request.url).pathname)
  const { nonce } = context
  const sheet = new ServerStyleSheet({ nonce })
  const page = (
    <NonceContext.Provider value={{ nonce, isKept: isConsole }}>
      <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_TIMEOUT_MS} nonce={nonce} />
    </NonceContext.Provider>
  )
  const body = await renderWhole(sheet.collectStyles(page), nonce)
  const styles = `${themeHead(nonce)}<style nonce="${nonce}">${globalCss}</style>${sheet.getStyleTags()}`
  const rendered = body.replace('</head>', () => `${styles}</head>`)
  sheet.seal()
  const { html, policy } = isConsole
    ? { html: rendered, policy: consolePolicy(nonce, context) }
    : publicPage(rendered, nonce, context)

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', isConsole ? 'no-store' : 'no-cache')
  return new Response(html, { status, headers })
}

/** Unknown addresses and aborted requests are no errors of ours; all else is reported once. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const failure =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
  context.report('page failed', { path: new URL(request.url).pathname, ...failure })
}

async function renderWhole(element: ReactElement, nonce: string): Promise<string> {
  const chunks: Buffer[] = []
  const collector = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        stream.pipe(collector)
        resolve()
      },
      onShellError: reject,
    })
    timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS)
  }).finally(() => clearTimeout(timer))
  await finished(collector)
  // React 18 fills the rest of a buffer with NUL where a Chinese character no longer fits in (facebook/react#24985).
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}
