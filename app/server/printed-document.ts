import type { Request, Response } from 'express'
import { preferredEncoding } from '#app/server/kept-answers/encodings.ts'
import { packedQuickly } from '#app/server/packing.ts'

/** A document as the site has printed it: a host that holds this out sends it whole, and the answer itself has no body. */
export interface PrintedDocument {
  html?: string
}

/**
 * Lets an Express response send a document that was printed, packed in one piece, where its sender ends it without a body. As a body of
 * Remix's answer it would pass through three streams, each of which copies it piece by piece (docs/performance.md).
 * @param failed told why it could not be packed; nothing has been sent then
 * @returns what the site puts the document in; while that holds none, the response is as ever
 */
export function sendsPrinted(
  request: Request,
  response: Response,
  failed: (error: unknown) => void,
): PrintedDocument {
  const printed: PrintedDocument = {}
  const end = response.end.bind(response) as (body?: Buffer) => Response

  async function sendWhole(html: string) {
    const encoding = preferredEncoding(request.get('accept-encoding'))
    const body = await packedQuickly(Buffer.from(html), encoding)
    // Who left meanwhile is told nothing.
    if (response.destroyed) return
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    end(body)
  }

  response.end = ((...sent: [body?: Buffer]) => {
    const { html } = printed
    // The compression leaves alone what says no-transform, this header included.
    if (html !== undefined) response.vary('Accept-Encoding')
    // Whoever has something else to say meanwhile, as where a page went wrong at last, says that.
    if (html === undefined || sent.length > 0 || request.method === 'HEAD') return end(...sent)
    delete printed.html
    sendWhole(html).catch(failed)
    return response
  }) as Response['end']
  return printed
}
