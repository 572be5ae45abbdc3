/** Part of a file; both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * What a `Range` header asks of a file of this size (RFC 9110, 14.2). Undefined for the whole file: none was asked for,
 * several were, or the header makes no sense.
 */
export function wantedRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const start = Number(from)
  const end = to === '' ? Infinity : Number(to)
  if (end < start) return undefined
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - count), end: size - 1 }
}
