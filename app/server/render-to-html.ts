import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ChunkLoadError } from '#app/browser/chunk-load-error.ts'

/** After this time a page is sent without the parts that are not there yet. */
export const RENDER_TIMEOUT_MS = 15_000

/** What was rendered. */
export interface Rendered {
  html: string
  /** What parts of it threw, or why they were not there in time: each left a hole in the document. */
  failures: unknown[]
}

/**
 * A document with all its parts, once each of them is there.
 * @param nonce for the scripts that React itself adds
 * @throws what the document around the page threw
 */
export async function renderToHtml(element: ReactElement, nonce: string): Promise<Rendered> {
  const failures: unknown[] = []
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
      onError(error) {
        failures.push(error)
        // React keeps a part that could not be loaded as failed for as long as the process lives.
        if (error instanceof ChunkLoadError) error.again?.()
      },
    })
    timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS)
  }).finally(() => clearTimeout(timer))
  await finished(collector)
  // React 18 fills the rest of a buffer with NUL where a Chinese character no longer fits in (facebook/react#24985).
  return { html: Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''), failures }
}
