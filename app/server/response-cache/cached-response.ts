import { createHash } from 'node:crypto'
import { encodeBody, encodings, type Encoding } from './encodings.ts'

/** One encoding of an answer as it goes over the wire. */
export interface CachedBody {
  bytes: Buffer
  /** Strong; absent where the answer is not to be asked for again. */
  etag?: string
  /** Names and values in turn. */
  headers: string[]
  /** Those that a 304 repeats (RFC 9110, 15.4.5). */
  repeated: string[]
}

/** An answer made ready to be sent any number of times. */
export interface CachedResponse {
  status: number
  /** May be sent to the next who asks as well. */
  isCacheable: boolean
  /** In memory, all encodings together. */
  size: number
  as(encoding: Encoding): CachedBody
}

/** Headers that follow from the bytes. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'connection',
  'transfer-encoding',
])

/**
 * Reads a response to its end and packs it.
 * @param headers that every answer of the site carries
 * @param isWhole false where something of it could not be loaded: it is sent, but not kept
 */
export async function createCachedResponse(
  response: Response,
  headers: Readonly<Record<string, string>>,
  isWhole: boolean,
): Promise<CachedResponse> {
  const bodies = await encodeBody(Buffer.from(await response.arrayBuffer()))
  const isCacheable = isWhole && mayBeKept(response)
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 27)
  const shared = [...Object.entries(headers), ...response.headers].filter(([name]) => !ownHeaders.has(name))
  const vary = [...new Set([...listOf(response.headers.get('vary')), 'Accept-Encoding'])].join(', ')
  const made = new Map<Encoding, CachedBody>()
  for (const encoding of encodings) {
    const bytes = bodies[encoding]
    if (!bytes) continue
    const etag = isCacheable ? `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"` : undefined
    const own = [
      ['vary', vary],
      ['content-length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
      ...(etag ? [['etag', etag]] : []),
    ]
    made.set(encoding, {
      bytes,
      etag,
      headers: [...shared, ...own].flat(),
      repeated: repeatedOf([...shared, ...own]),
    })
  }
  return {
    status: response.status,
    isCacheable,
    size: [...made.values()].reduce((sum, { bytes }) => sum + bytes.length, 0),
    as: (encoding) => made.get(encoding) ?? (made.get('identity') as CachedBody),
  }
}

const REPEATED = new Set(['cache-control', 'etag', 'vary'])

const repeatedOf = (headers: readonly (readonly string[])[]) =>
  headers.filter(([name = '']) => REPEATED.has(name)).flat()

/** Only what browsers may keep too, if they ask whether it is still true. */
function mayBeKept({ status, headers }: Response): boolean {
  const asksAgain = listOf(headers.get('cache-control')).includes('no-cache')
  return status === 200 && asksAgain && !headers.has('set-cookie')
}

const listOf = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
