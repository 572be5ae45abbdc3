const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4
/** All that have no address share their limits. */
const UNKNOWN = 'unknown'

/**
 * The network of an address, without its port: IPv4 as it is, IPv6 by its first 64 bits. One connection gets that many IPv6
 * addresses, so a limit by address would be none.
 */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address.trim().toLowerCase()).split('%')
  if (!plain.includes(':')) return plainIpv4(plain) ?? UNKNOWN
  const mapped = /^::ffff:([\d.]+)$/.exec(plain)
  if (mapped?.[1]?.includes('.')) return plainIpv4(mapped[1]) ?? UNKNOWN
  const groups = groupsOf(plain)
  return groups ? `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64` : UNKNOWN
}

const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

function plainIpv4(address: string): string | undefined {
  const parts = address.split('.')
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
  return isAddress ? parts.map(Number).join('.') : undefined
}

function groupsOf(address: string): string[] | undefined {
  // An IPv4 address at the end stands for the last two groups, which do not count here.
  const [head = '', tail, ...more] = address.replace(/:(\d{1,3}\.){3}\d{1,3}$/, ':0:0').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = GROUPS - first.length - last.length
  const isWhole = tail === undefined ? missing === 0 : missing > 0
  if (more.length > 0 || !isWhole || ![...first, ...last].every((group) => /^[0-9a-f]{1,4}$/.test(group)))
    return undefined
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
