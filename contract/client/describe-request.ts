import { isMissing } from '#contract/shared/is-missing.ts'

/** An endpoint with its input as a request, for the browser and for in-process calls. */
export interface ApiRequest {
  method: string
  /** Path with its query, beginning with `/`. */
  address: string
  headers: Record<string, string>
  body?: string | FormData
}

/** The parts of an input that are not `{names}` of the path. */
interface LooseInput {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  ifMatch?: string
}

/** Puts an input into its endpoint: `{id}` into the path, `query` behind it, `body` as JSON or form. */
export function describeRequest(endpoint: string, input: object = {}, token?: string): ApiRequest {
  const [method = 'GET', template = ''] = endpoint.split(' ')
  const { query = {}, body, ifMatch } = input as LooseInput
  const path = (template.split('?')[0] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((input as Record<string, unknown>)[name] ?? '')),
  )
  const named = Object.entries(query).filter(([, value]) => !isMissing(value))
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString()
  const headers: Record<string, string> = { accept: 'application/json, text/plain' }
  if (token) headers.authorization = `Bearer ${token}`
  if (ifMatch) headers['if-match'] = `"${ifMatch}"`
  const address = search ? `${path}?${search}` : path
  if (body instanceof FormData) return { method, address, headers, body }
  if (body === undefined) return { method, address, headers }
  return {
    method,
    address,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
