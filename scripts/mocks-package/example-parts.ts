import type { Sent } from './variants.ts'

/** How a call is asked for. */
export interface ExampleRequest {
  address: string
  headers: Record<string, string>
  /** What is sent: the JSON, or of a form each of its parts. */
  body?: unknown
}

/** What it is answered. */
export interface ExampleAnswer {
  status: number
  headers: Record<string, string>
  /** JSON read, other text as it is, a file by its size. */
  body: unknown
  /** How many entries of its lists were left out. */
  leftOut?: number
}

/** Longer lists show their beginning. */
const MOST_ENTRIES = 2
/** Those that a caller reads. */
const TOLD_HEADERS = ['content-type', 'content-disposition', 'retry-after']

/** A request as the file of examples tells it. */
export async function exampleRequest(
  { address, headers, body }: Sent,
  token: string,
): Promise<ExampleRequest> {
  const told = Object.entries(headers).filter(([, value]) => value !== '')
  return {
    address,
    headers: steady(Object.fromEntries(told), token),
    ...(body !== undefined && { body: steady(await bodyOf(body), token) }),
  }
}

/** An answer likewise; what no two runs have alike is named in its place. */
export async function exampleAnswer(response: Response, token: string): Promise<ExampleAnswer> {
  const headers = TOLD_HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const count = { leftOut: 0 }
  const body = shortened(await readBody(response), count)
  return {
    status: response.status,
    headers: steady(Object.fromEntries(headers), token),
    body: steady(body, token),
    ...(count.leftOut > 0 && count),
  }
}

async function bodyOf(body: BodyInit): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body)
  if (!(body instanceof FormData)) throw new Error('A body of another kind')
  return Object.fromEntries(
    [...body].map(([name, part]) => [
      name,
      typeof part === 'string' ? part : { name: part.name, type: part.type, size: part.size },
    ]),
  )
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text/.test(type)) return { size: (await response.arrayBuffer()).byteLength }
  const text = await response.text()
  return type.includes('json') && text !== '' ? JSON.parse(text) : text
}

function shortened(value: unknown, count: { leftOut: number }): unknown {
  if (Array.isArray(value)) {
    count.leftOut += Math.max(0, value.length - MOST_ENTRIES)
    return value.slice(0, MOST_ENTRIES).map((each: unknown) => shortened(each, count))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, count)]))
}

/** Without what no two runs have alike: tokens, and the names of what was uploaded. */
function steady<Told>(told: Told, token: string): Told {
  const text = JSON.stringify(told)
    .replaceAll(token, 'TOKEN')
    .replace(/\b[0-9a-f]{64}\b/g, 'TOKEN')
    .replace(/\b[0-9a-f]{32}(\.[a-z0-9]+)/g, 'NAME$1')
  return JSON.parse(text) as Told
}
