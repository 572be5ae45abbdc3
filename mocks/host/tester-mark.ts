import type { Request } from 'express'

/** The cookie and the header by which a tester is known. */
export const TESTER_COOKIE = 'mock-tester'
export const TESTER_HEADER = 'x-mock-tester'

const MARK = /^[\w-]{1,64}$/

/** The tester mark of a request: `''` when absent, undefined when invalid. */
export function markOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers[TESTER_HEADER] ?? cookieOf(headers.cookie) ?? ''
  return given === '' || (typeof given === 'string' && MARK.test(given)) ? given : undefined
}

function cookieOf(cookies = ''): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${TESTER_COOKIE}=`))?.slice(TESTER_COOKIE.length + 1)
}
