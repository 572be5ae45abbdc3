import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body may be sent, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Shorter bodies fit one packet as they are. */
const WORTH_PACKING = 1024

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

// Not the highest quality, since every write compresses again: it takes ten times as long for 10% less.
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: { level: 6 } }

/** The body in each encoding; short ones as they are only. */
export async function encodeBody(
  body: Buffer,
): Promise<Partial<Record<Encoding, Buffer>> & { identity: Buffer }> {
  if (body.length < WORTH_PACKING) return { identity: body }
  const [br, packed] = await Promise.all([compress.br(body, options.br), compress.gzip(body, options.gzip)])
  return { br, gzip: packed, identity: body }
}

const chosen = new Map<string, Encoding>()
const MOST_REMEMBERED = 1000

/** What a browser's `Accept-Encoding` prefers of ours; names without a figure count whole, those with zero are refused. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const taken = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
      const quality = parameters.find((each) => each.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0] as const
    }),
  )
  const preferred = encodings.find((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0) ?? 'identity'
  if (chosen.size < MOST_REMEMBERED) chosen.set(header, preferred)
  return preferred
}
