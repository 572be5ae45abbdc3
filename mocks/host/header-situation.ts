import type { Request } from 'express'
import type { ParsedSituation } from '#mocks/situation/parse-situation.ts'
import { parseSituation } from '#mocks/situation/parse-situation.ts'
import { APPLIED_HEADER } from '#mocks/situation/begin-situation.ts'

/**
 * The situation that a program says in the header of its request. Headers hold Latin letters only: what else a sentence has is
 * escaped as in an address (`encodeURI`).
 * @param asked the situation of the address, which must not be said a second time
 * @returns undefined where the header says none
 */
export function headerSituation(
  { headers }: Pick<Request, 'headers'>,
  asked: ParsedSituation | undefined,
): ParsedSituation | undefined {
  const said = headers[APPLIED_HEADER]
  if (said === undefined) return undefined
  if (asked || typeof said !== 'string')
    return { refusal: { message: '情境只能说一次：在地址里，或在 X-Mock 里', nearest: [] } }
  try {
    return parseSituation(decodeURIComponent(said))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return { refusal: { message: 'X-Mock 里的“%”要写成 %25，中文用 encodeURI 转写', nearest: [] } }
  }
}
