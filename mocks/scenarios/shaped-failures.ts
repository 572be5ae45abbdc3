import type { Match } from '#contract/engine/matcher.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { refusalResponse } from './match-call.ts'

/** A failure that says nothing: an envelope whose sentence is empty, a plain answer without text. */
export async function withoutMessage(matched: Match, status: number): Promise<Response> {
  const response = refusalResponse(matched, new HttpError(status, ''))
  if (matched.call.response.name === 'plainText') return response
  const body = (await response.json()) as Record<string, unknown>
  const sentences = ['message', 'msg'].filter((key) => Object.hasOwn(body, key)).map((key) => [key, ''])
  return withBody(response, JSON.stringify({ ...body, ...Object.fromEntries(sentences) }))
}

/** The same failure as servers of an older make answer it: only the body tells. */
export function asSuccess(response: Response): Response {
  return new Response(response.body, { status: 200, headers: response.headers })
}

/** The same answer with another body. */
export function withBody({ status, headers }: Response, body: BodyInit): Response {
  return new Response(body, { status, headers })
}
