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
  type: ContentType
  call: Call
  /** What stands before the first `{name}`: most paths are told from it by this alone. */
  head: string
  /** What a readable path looks like that the call's own fits, each `{name}` a group. */
  form: RegExp
}

/** Stands in for `/`, which a decoded segment may hold; none holds this. */
const BETWEEN = '\0'

/**
 * The matcher of every host: static paths before `{name}`, optional trailing slash, HEAD as GET
 * (docs/design/contract-engine.md#rules, rule 7).
 */
export function createMatcher(types: readonly ContentType[]): Matcher {
  const patterns = types.flatMap((type) => type.calls.map((call) => patternOf(type, call)))
  const fixed = byPath(patterns.filter((each) => openness(each) === 0))
  const open = patterns
    .filter((each) => openness(each) > 0)
    .sort((left, right) => openness(left) - openness(right))

  return (method, pathname) => {
    const path = readable(pathname)
    if (path === undefined) return undefined
    const wanted = method === 'HEAD' ? 'GET' : method
    const isWanted = ({ call }: Pattern) => call.method === wanted
    const isOfPath = ({ head, form }: Pattern) => path.startsWith(head) && form.test(path)
    const alike = fixed.get(path) ?? []
    const found = alike.find(isWanted) ?? open.find((each) => isWanted(each) && isOfPath(each))
    if (found) return { type: found.type, call: found.call, params: { ...found.form.exec(path)?.groups } }
    const others = [...alike, ...open.filter(isOfPath)]
    return others.length > 0 ? { allow: allowed(others) } : undefined
  }
}

function patternOf(type: ContentType, call: Call): Pattern {
  const form = joined(call.path)
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\}/g, `(?<$1>[^${BETWEEN}]+)`)
  return { type, call, head: joined(call.path.replace(/\{.*/, '')), form: new RegExp(`^${form}$`) }
}

function byPath(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const paths = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const path = joined(pattern.call.path)
    paths.set(path, [...(paths.get(path) ?? []), pattern])
  }
  return paths
}

/** A malformed escape names nothing, and neither does a null byte, which no store keeps. */
function readable(pathname: string): string | undefined {
  if (pathname.includes('%00')) return undefined
  try {
    return joined(pathname, decodeURIComponent)
  } catch {
    return undefined
  }
}

const joined = (path: string, read = (segment: string) => segment) =>
  path.replace(/\/$/, '').split('/').map(read).join(BETWEEN)

const openness = ({ call }: Pattern) => call.pathNames.length

function allowed(patterns: readonly Pattern[]): string[] {
  const methods = new Set(patterns.map(({ call }) => call.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}
