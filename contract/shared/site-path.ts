/** How often a path may have been escaped; more is nobody's honest path. */
const MOST_ESCAPES = 5

/**
 * Whether a path leads out of its folder by `..` or `\\`, plain or escaped (`%2e%2e`, `..%2f`, `%5c`), even repeatedly. Some
 * servers and proxies unescape twice.
 */
export function isClimbing(path: string): boolean {
  const plain = unescaped(path)
  return plain === undefined || plain.includes('\\') || plain.split('/').includes('..')
}

/** The path with all its escapes of ASCII undone; undefined where it never ends or hides what cannot be seen. */
function unescaped(path: string): string | undefined {
  let plain = path
  for (let times = 0; times <= MOST_ESCAPES; times++) {
    const next = plain.replace(ASCII_ESCAPE, (_escape, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    // oxlint-disable-next-line no-control-regex -- a null byte ends a file's name for some programs
    if (next === plain) return /[\u0000-\u001f\u007f]/.test(plain) ? undefined : plain
    plain = next
  }
  return undefined
}

const ASCII_ESCAPE = /%([0-7][0-9a-f])/gi
