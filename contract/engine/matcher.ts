import type { Call } from './call.ts'
import type { ContentType } from './content-type.ts'

/** A call that a request names, with the path's `{names}`. */
export interface Match {
  type: ContentType
  call: Call
  params: Record<string, string>
}

/** Methods of the path that was named, when none is the one that came. */
export interface WrongMethod {
  allow: string[]
}

/** Finds the call a request names; undefined when there is no such path. */
export type Matcher = (method: string, pathname: string) => Match | WrongMethod | undefined

interface Pattern {
  segments: readonly string[]
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
    const found = ofPath.find((pattern) => pattern.call.method === wanted)
    if (!found) return { allow: allowed(ofPath) }
    return { type: found.type, call: found.call, params: paramsOf(found, segments) ?? {} }
  }
}

const patternOf = (type: ContentType, call: Call): Pattern => ({
  type,
  call,
  segments: call.path.replace(/\/$/, '').split('/'),
})

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

const openness = ({ call }: Pattern) => call.pathNames.length

function allowed(patterns: readonly Pattern[]): string[] {
  const methods = new Set(patterns.map(({ call }) => call.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}
