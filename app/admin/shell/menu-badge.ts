import type { MenuKey } from './menu.ts'
import type { WaitingCounts } from './use-waiting-counts.ts'

/** Above it the badge says only that there are more. */
const MOST_SHOWN = 99

const sentences: Partial<Record<MenuKey, (count: number) => string>> = {
  contact: (count) => `${count} 条新留言`,
  application: (count) => `${count} 份待处理简历`,
}

/** The badge of the entries with these keys together; none where nothing waits, or nothing is known. */
export function badgeOf(
  keys: readonly string[],
  waiting: WaitingCounts,
): { badge: string; badgeLabel: string } | undefined {
  const counted = (keys as readonly MenuKey[]).flatMap((key) => {
    const count = waiting[key] ?? 0
    return count > 0 ? [{ count, sentence: sentences[key]?.(count) ?? String(count) }] : []
  })
  if (counted.length === 0) return undefined
  const sum = counted.reduce((all, { count }) => all + count, 0)
  return {
    badge: sum > MOST_SHOWN ? `${MOST_SHOWN}+` : String(sum),
    badgeLabel: counted.map(({ sentence }) => sentence).join('，'),
  }
}
