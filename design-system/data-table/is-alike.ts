/** Whether two things say the same: lists and plain objects by what is in them, anything else by being one. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isAlike(one[name], other[name]))
  )
}

function isPlain(thing: unknown): thing is Record<string, unknown> {
  if (typeof thing !== 'object' || thing === null) return false
  const kind: unknown = Object.getPrototypeOf(thing)
  return kind === Object.prototype || kind === Array.prototype
}
