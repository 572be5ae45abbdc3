import { demoAdministrator } from '#mocks/accounts.ts'
import { inOrder, type DeclaredCall } from './declared-calls.ts'
import type { Side } from './sides.ts'
import { variantsOf, type Sent } from './variants.ts'

/** One request and what came back. */
export interface Exchange {
  /** The declared call. */
  line: string
  variant: string
  request: string
  status: number
  headers: Record<string, string>
  /** JSON read, other text as it is, bytes by their length. */
  body: unknown
}

/** What of the headers is a promise; the others are the network's own. */
const comparedHeaders = [
  'content-type',
  'cache-control',
  'allow',
  'vary',
  'retry-after',
  'content-disposition',
  'accept-ranges',
  'content-range',
  'x-content-type-options',
  'content-security-policy',
]

/** The host packs what it sends, which each of its answers says. */
const ADDED_BY_PACKING = /(, )?\bAccept-Encoding$/

/** Asks one side for every call in every variant, one after the other, since each finds what the last one left. */
export async function replay(side: Side, calls: readonly DeclaredCall[]): Promise<Exchange[]> {
  const token = await signIn(side)
  let current = token
  const exchanges: Exchange[] = []
  for (const declared of inOrder(calls)) {
    const ids = declared.type.isStored ? await idsOf(side, declared.type.name) : []
    const variants = variantsOf(declared, { token, ids })
    for (const sent of declared.isRepeated ? variants.slice(0, 1) : variants) {
      const answered = await exchange(side, declared, withToken(sent, token, current))
      exchanges.push(answered)
      current = renewedToken(answered) ?? current
    }
  }
  return exchanges
}

/** The request with the token that the session goes on with in place of its first one. */
function withToken(sent: Sent, first: string, current: string): Sent {
  const headers = Object.entries(sent.headers).map(([name, value]) => [name, value.replace(first, current)])
  return { ...sent, headers: Object.fromEntries(headers) as Sent['headers'] }
}

/** Whoever changes the password goes on with another token. */
function renewedToken({ line, status, body }: Exchange): string | undefined {
  const isRenewed = line === 'POST /api/admin/password' && status === 200
  return isRenewed ? (body as { data: { token: string } }).data.token : undefined
}

async function signIn(side: Side): Promise<string> {
  const { username, password } = demoAdministrator
  const response = await fetch(`${side.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { data } = (await response.json()) as { data: { token: string } | null }
  if (!data) throw new Error(`Nobody can sign in on ${side.name}`)
  return data.token
}

async function idsOf({ backend }: Side, typeName: string): Promise<number[]> {
  const rows = await backend.stores.of(typeName).find({ order: [{ field: 'id', direction: 'asc' }] })
  return rows.map(({ id }) => id)
}

async function exchange(side: Side, { call }: DeclaredCall, sent: Sent): Promise<Exchange> {
  const { variant, method, address, body } = sent
  const headers = Object.entries(sent.headers).filter(([, value]) => value !== '')
  const response = await fetch(side.origin + address, { method, headers, body })
  return {
    line: call.line,
    variant,
    request: `${method} ${address}`,
    status: response.status,
    headers: Object.fromEntries(
      comparedHeaders.flatMap((name) => {
        const value = response.headers.get(name)?.replace(ADDED_BY_PACKING, '')
        return value ? [[name, value]] : []
      }),
    ),
    body: await bodyOf(response),
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const contentType = response.headers.get('content-type') ?? ''
  const isText = /json|text/.test(contentType)
  if (!isText) return `${(await response.arrayBuffer()).byteLength} bytes`
  const text = await response.text()
  return contentType.includes('json') && text !== '' ? JSON.parse(text) : text
}
