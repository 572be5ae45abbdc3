import type { Match } from '#contract/engine/matcher.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { withBody } from '#mocks/scenarios/shaped-failures.ts'
import { isRecord, withContent, type Keyed } from '#mocks/shapes/with-changed-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A page that a proxy puts in the place of an answer. */
export function proxyPage(status: number, title: string): Response {
  const page = `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html' } })
}

/** The answer, broken off in its middle. */
export async function half(response: Response): Promise<Response> {
  const text = await response.text()
  return withBody(response, text.slice(0, Math.floor(text.length / 2)))
}

/** A success of which nothing arrived. */
export const nothing = () => new Response('', { headers: { 'content-type': JSON_TYPE } })

/** A success that says it is JSON, and is a sentence. */
export const notJson = () => new Response('Service is warming up', { headers: { 'content-type': JSON_TYPE } })

/** A successful response of the wrong shape: an object for a list or text, a list for an object. */
export async function wrongShape(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body = isJson(response) ? withContent(await response.json(), otherKind) : { ok: true }
  return new Response(JSON.stringify(body), {
    status: response.status,
    headers: { 'content-type': JSON_TYPE },
  })
}

/** A good answer in which one record is broken: its texts and lists are null, its numbers words. */
export async function broken(response: Response, { type }: Match, place?: number): Promise<Response> {
  if (!response.ok || !isJson(response)) return response
  const body: unknown = withContent(await response.json(), (content) => {
    if (!Array.isArray(content)) return isRecord(content) ? brokenRecord(content, type.fields) : content
    const index = Math.min(place ?? 2, content.length) - 1
    return content.map((each, at) =>
      at === index && isRecord(each) ? brokenRecord(each, type.fields) : each,
    )
  })
  return withBody(response, JSON.stringify(body))
}

function brokenRecord(record: Keyed, fields: FieldSet): Keyed {
  const entries = Object.entries(record).map(([name, value]) => {
    if (name === 'id') return [name, value]
    const isCounted = typeof value === 'number' || fields[name]?.kind === 'flag'
    return [name, isCounted ? '坏' : null]
  })
  return Object.fromEntries(entries) as Keyed
}

function otherKind(content: unknown): unknown {
  if (Array.isArray(content)) return { items: content }
  return isRecord(content) ? [content] : { value: content }
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') ?? false
