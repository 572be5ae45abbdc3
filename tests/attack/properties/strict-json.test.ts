import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnambiguous } from '#contract/engine/strict-json.ts'
import { readJsonBody } from '#contract/engine/read-body.ts'
import { HttpError } from '#contract/shared/http-error.ts'

const DEEPEST = 50

/** A document as what is written in it, key by key, so that a key may stand there twice. */
type Written = { scalar: string } | { list: Written[] } | { entries: [key: string, written: Written][] }

const key = fc.oneof(
  fc.constantFrom('a', 'b', '__proto__', 'constructor', '', 'ä', '"', '\\', ':', '{', '\u2028', '__proto'),
  fc.string({ maxLength: 3 }),
)
const scalar = fc.oneof(
  fc.constantFrom('1', 'null', 'true', '-1e5', '"{"', '"a\\":"', '"__proto__"', '"\\u007b"'),
  fc.string({ maxLength: 4 }).map((text) => JSON.stringify(text)),
)
const { document } = fc.letrec<{ document: Written }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    scalar.map((text) => ({ scalar: text })),
    fc.array(tie('document'), { maxLength: 3 }).map((list) => ({ list })),
    fc.array(fc.tuple(key, tie('document')), { maxLength: 4 }).map((entries) => ({ entries })),
  ),
}))

/** The same document in another spelling: letters as escapes, blanks between all. */
function spelled(written: Written, escape: boolean): string {
  const blank = escape ? ' \n' : ''
  if ('scalar' in written) return written.scalar
  if ('list' in written)
    return `[${written.list.map((each) => spelled(each, escape)).join(`,${blank}`)}${blank}]`
  const entries = written.entries.map(
    ([name, value]) => `${spelledKey(name, escape)}${blank}:${spelled(value, escape)}`,
  )
  return `{${blank}${entries.join(`${blank},`)}}`
}

const spelledKey = (name: string, escape: boolean) =>
  escape
    ? `"${[...Array(name.length).keys()].map((at) => `\\u${name.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
    : JSON.stringify(name)

function saysOneThing(written: Written): boolean {
  if ('scalar' in written) return true
  if ('list' in written) return written.list.every(saysOneThing)
  const names = written.entries.map(([name]) => name)
  const isPlain = new Set(names).size === names.length && !names.includes('__proto__')
  return isPlain && written.entries.every(([, value]) => saysOneThing(value))
}

test('a document is taken exactly when no object in it has a key twice or the key __proto__, however it is spelled', () => {
  fc.assert(
    fc.property(document, fc.boolean(), (written, escape) => {
      const text = spelled(written, escape)
      JSON.parse(text)
      expect(isUnambiguous(text)).toBe(saysOneThing(written))
    }),
    { numRuns: 2000 },
  )
})

test('fifty levels are taken, one more is not, of lists, objects and both', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: DEEPEST, maxLength: DEEPEST }), (levels) => {
      const nested = levels.reduce((inside, isList) => (isList ? `[${inside}]` : `{"a":${inside}}`), '1')
      expect(isUnambiguous(nested)).toBe(true)
      expect(isUnambiguous(`[${nested}]`)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('whatever bytes come as a body, it is read as an object or refused with 400, 413 or 415', async () => {
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
    fc.json().map((text) => new TextEncoder().encode(`{"a":${text}`)),
  )
  const type = fc.constantFrom(
    ...['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'],
    ...['application/json; charset=gbk', 'text/plain', 'application/x-www-form-urlencoded', ''],
  )
  await fc.assert(
    fc.asyncProperty(body, type, async (bytes, contentType) => {
      const headers = contentType ? { 'content-type': contentType } : undefined
      const request = new Request('http://site.test/', { method: 'POST', body: bytes as BodyInit, headers })
      const outcome = await readJsonBody(request).catch((error: unknown) => error)
      if (outcome instanceof HttpError) expect([400, 413, 415]).toContain(outcome.status)
      else expect(Object.prototype.toString.call(outcome)).toBe('[object Object]')
    }),
    { numRuns: 500 },
  )
})
