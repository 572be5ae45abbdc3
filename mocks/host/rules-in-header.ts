import type { Request } from 'express'
import type { ParsedRules } from '#mocks/rules/parse-rules.ts'
import { parseRules } from '#mocks/rules/parse-rules.ts'
import { APPLIED_HEADER } from '#mocks/rules/apply-rules.ts'

/**
 * The rules that a program sends in the header of its request. Headers hold Latin letters only: what else a sentence has is
 * escaped as in an address (`encodeURI`).
 * @param asked the rules of the address, which must not be sent a second time
 * @returns undefined where the header says none
 */
export function rulesInHeader(
  { headers }: Pick<Request, 'headers'>,
  asked: ParsedRules | undefined,
): ParsedRules | undefined {
  const said = headers[APPLIED_HEADER]
  if (said === undefined) return undefined
  if (asked || typeof said !== 'string')
    return { refusal: { message: '情境只能说一次：在地址里，或在 X-Mock 里', nearest: [] } }
  try {
    return parseRules(decodeURIComponent(said))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return { refusal: { message: 'X-Mock 里的“%”要写成 %25，中文用 encodeURI 转写', nearest: [] } }
  }
}
