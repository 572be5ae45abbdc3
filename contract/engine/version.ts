/**
 * The version of a record as administrators read it, a fingerprint sent as `If-Match`. It protects no secret, so a
 * fast hash is enough.
 * @param shown null where there is no record yet, which is a state too
 */
export function versionOf(shown: object | null): string {
  return fingerprint(JSON.stringify(sorted(shown)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)])
}

// Two multiplicative hashes of 32 bits over UTF-16 units (cyrb53 by bryc, public domain), kept whole.
function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
