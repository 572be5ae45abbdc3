import type { Exchange } from './replay.ts'

/** Something that one side answers otherwise than the other. */
export interface Difference {
  line: string
  variant: string
  request: string
  kind: 'status' | 'header' | 'shape' | 'keys' | 'value' | 'refused' | 'not replayed'
  /** Where: a header's name, a place in the body. */
  at: string
  mocks: string
  product: string
}

/** What no two runs have alike, by name; each is replaced before the values are compared. */
const volatileValues: readonly { name: string; pattern: RegExp; by: string }[] = [
  { name: 'session tokens and file references', pattern: /\b[0-9a-f]{64}\b/g, by: '<token>' },
  { name: 'generated names of uploads', pattern: /\b[0-9a-f]{32}\.([a-z0-9]+)/g, by: '<name>.$1' },
]

/** What the host says of all its answers, and a call on its own only of some. */
const addedByTheHost = ['x-content-type-options']

/** Every difference between the two replays of the same calls. */
export function compareReplays(mocks: readonly Exchange[], product: readonly Exchange[]): Difference[] {
  return mocks.flatMap((mocked, index) => {
    const real = product[index]
    return real === undefined ? [notReplayed(mocked)] : compareExchanges(mocked, real)
  })
}

function compareExchanges(mocked: Exchange, real: Exchange): Difference[] {
  const found = (kind: Difference['kind'], at: string, left: unknown, right: unknown): Difference => ({
    line: mocked.line,
    variant: mocked.variant,
    request: mocked.request,
    kind,
    at,
    mocks: short(left),
    product: short(right),
  })
  const asked = mocked.line !== real.line || mocked.request !== real.request
  if (asked) return [found('not replayed', 'request', mocked.request, real.request)]
  const status = mocked.status === real.status ? [] : [found('status', '', mocked.status, real.status)]
  const headers = namesOf(mocked.headers, real.headers)
    .filter((name) => mocked.headers[name] !== undefined || !addedByTheHost.includes(name))
    .filter((name) => steady(mocked.headers[name]) !== steady(real.headers[name]))
    .map((name) => found('header', name, mocked.headers[name], real.headers[name]))
  const body = compareValues(mocked.body, real.body, '$').map(({ kind, at, left, right }) =>
    found(kind, at, left, right),
  )
  return [...refusal(mocked), ...status, ...headers, ...body]
}

/** A good request that both refuse alike compares nothing. */
function refusal({ variant, status, line, request }: Exchange): Difference[] {
  if (variant !== 'good' || (status >= 200 && status < 300)) return []
  return [
    { line, variant, request, kind: 'refused', at: 'good request', mocks: String(status), product: '200' },
  ]
}

interface Found {
  kind: 'shape' | 'keys' | 'value'
  at: string
  left: unknown
  right: unknown
}

function compareValues(left: unknown, right: unknown, at: string): Found[] {
  if (shapeOf(left) !== shapeOf(right)) return [{ kind: 'shape', at, left, right }]
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right, at)
  if (isObject(left) && isObject(right)) return compareObjects(left, right, at)
  return steady(left) === steady(right) ? [] : [{ kind: 'value', at, left, right }]
}

function compareLists(left: unknown[], right: unknown[], at: string): Found[] {
  if (left.length !== right.length)
    return [{ kind: 'shape', at, left: `${left.length} entries`, right: `${right.length} entries` }]
  return left.flatMap((each, index) => compareValues(each, right[index], `${at}[${index}]`))
}

function compareObjects(left: Keyed, right: Keyed, at: string): Found[] {
  // The order of keys is part of the declaration.
  const [names, others] = [Object.keys(left), Object.keys(right)]
  if (names.join() !== others.join()) return [{ kind: 'keys', at, left: names.join(), right: others.join() }]
  return names.flatMap((name) => compareValues(left[name], right[name], `${at}.${name}`))
}

type Keyed = Record<string, unknown>

const isObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null

function shapeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

function steady(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return volatileValues.reduce((text, { pattern, by }) => text.replace(pattern, by), value)
}

function namesOf(left: Keyed, right: Keyed): string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
}

function notReplayed({ line, variant, request }: Exchange): Difference {
  return { line, variant, request, kind: 'not replayed', at: 'request', mocks: request, product: '' }
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'absent')
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
