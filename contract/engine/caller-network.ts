const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/**
 * What a caller's address counts as: itself for IPv4; for IPv6 the first 64 bits, since one line gets that many addresses
 * and a limit by address would be none.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(':')) return plain
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const left = Math.max(0, GROUPS - first.length - last.length)
  const missing = tail === undefined ? [] : Array.from({ length: left }, () => '0')
  return [...first, ...missing, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
}
