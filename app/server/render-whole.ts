import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** After this time a page is sent without the parts that are not there yet. */
export const RENDER_TIMEOUT_MS = 15_000

/** What React prints for a part that was not there, or that failed. */
const MISSING = '<!--$!-->'

/**
 * The HTML of a document with all its parts: at once where nothing is waited for, which takes React a quarter of the time, since
 * it then writes no buffers; else by waiting.
 * @param nonce for the scripts that React itself adds
 * @throws what the document around the page threw
 */
export async function renderWhole(element: ReactElement, nonce: string): Promise<string> {
  return renderAtOnce(element) ?? (await renderByWaiting(element, nonce))
}

/** Nothing where a part has to be waited for; failures are met again, and told of, by who waits. */
function renderAtOnce(element: ReactElement): string | undefined {
  try {
    const html = renderToString(element)
    if (html.includes(MISSING)) return undefined
    return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html
  } catch {
    return undefined
  }
}

async function renderByWaiting(element: ReactElement, nonce: string): Promise<string> {
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
