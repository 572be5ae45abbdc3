import type { Call } from './call.ts'
import type { ContentType } from './content-type.ts'

/** A call that a request names, with the path's `{names}`. */
export interface Match {
  type: ContentType
  call: Call
  params: Record<string, string>
  /** The names that the line's `?name=` declares. */
  queryNames: readonly string[]
}

/** Methods of the path that was named, when none is the one that came. */
export interface WrongMethod {
  allow: string[]
}

/** Finds the call a request names; undefined when there is no such path. */
export type Matcher = (method: string, pathname: string) => Match | WrongMethod | undefined

interface Pattern {
  method: string
  segments: readonly string[]
  queryNames: readonly string[]
  type: ContentType
  call: Call
}

/**
 * The one matcher of every host: static paths before `{name}`, an optional trailing slash, HEAD as GET
 * (docs/design/contract-engine.md#rules, rule 7).
 */
export function createMatcher(types: readonly ContentType[]): Matcher {
  const patterns = types.flatMap((type) => type.calls.map((call) => patternOf(type, call)))
  patterns.sort((left, right) => openness(left) - openness(right))

  return (method, pathname) => {
    const segments = segmentsOf(pathname)
    if (!segments) return undefined
    const ofPath = patterns.filter((pattern) => paramsOf(pattern, segments) !== undefined)
    if (ofPath.length === 0) return undefined
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = ofPath.find((pattern) => pattern.method === wanted)
    if (!found) return { allow: allowed(ofPath) }
    const { type, call, queryNames } = found
    return { type, call, queryNames, params: paramsOf(found, segments) ?? {} }
  }
}

/** `GET /api/contact/admin/list?pageKey=` in its parts. */
export function partsOfLine(line: string): { method: string; path: string; query: string[] } {
  const [method = '', address = ''] = line.split(' ')
  const [path = '', query = ''] = address.split('?')
  return {
    method,
    path,
    query: query
      .split('&')
      .filter(Boolean)
      .map((each) => each.replace(/=$/, '')),
  }
}

function patternOf(type: ContentType, call: Call): Pattern {
  const { method, path, query } = partsOfLine(call.line)
  return { method, segments: path.replace(/\/$/, '').split('/'), queryNames: query, type, call }
}

/** A malformed escape names nothing, and neither does a null byte, which no store keeps. */
function segmentsOf(pathname: string): string[] | undefined {
  if (pathname.includes('%00')) return undefined
  try {
    return pathname.replace(/\/$/, '').split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function paramsOf({ segments }: Pattern, sent: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== sent.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = sent[index] ?? ''
    if (/^\{\w+\}$/.test(segment) && value !== '') params[segment.slice(1, -1)] = value
    else if (segment !== value) return undefined
  }
  return params
}

const openness = ({ segments }: Pattern) => segments.filter((segment) => segment.startsWith('{')).length

function allowed(patterns: readonly Pattern[]): string[] {
  const methods = new Set(patterns.map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}
