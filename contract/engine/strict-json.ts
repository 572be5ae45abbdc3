const DEEPEST = 50
const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
/** A key with its colon, or any other string, or a bracket: all that tells how a document nests. */
const TOKENS = new RegExp(String.raw`(${STRING})\s*:|${STRING}|[{}[\]]`, 'gs')

/**
 * Whether valid JSON means the same to every reader: no duplicate keys, no `__proto__`, limited depth
 * (docs/design/hardening.md). JSON.parse silently takes the last of equal keys.
 */
export function isUnambiguous(text: string): boolean {
  const open: Set<string>[] = []
  for (const [token, key] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (key) {
      const name = JSON.parse(key) as string
      const seen = open.at(-1)
      if (name === '__proto__' || seen?.has(name)) return false
      seen?.add(name)
    }
    if (open.length > DEEPEST) return false
  }
  return true
}
