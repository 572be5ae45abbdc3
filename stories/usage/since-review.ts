import type { Change, History } from '#scripts/vite/component-facts/changes-below.ts'
import type { Maturity } from './usage.ts'

/** What became of a component after it was looked through. */
export interface SinceReview {
  /** Newest first; changes of tests alone are none. */
  changes: readonly Change[]
  /** Those of them that may be seen. */
  seen: readonly Change[]
  /** Whether the history goes back to the review, so that no change is missing. */
  isSure: boolean
}

/**
 * The changes of the days after a component's review.
 * @param maturity with the day of the review
 * @param changes of the component's folder, newest first
 * @param history how much of it was there when Storybook was built
 */
export function sinceReview(
  { since }: Maturity,
  changes: readonly Change[],
  { kind, knownAfter = '' }: Omit<History, 'changes'>,
): SinceReview {
  const later = changes.filter((change) => change.date > since && change.kind !== '测试')
  return {
    changes: later,
    seen: later.filter(({ isSeen }) => isSeen),
    isSure: kind === 'whole' || (kind === 'cut' && knownAfter <= since),
  }
}

/** Says it in a sentence, in Chinese. */
export function sentenceOfReview({ changes, seen, isSure }: SinceReview): string {
  const [last] = changes
  const unsure = isSure ? '' : '构建时版本库的历史不全，更早还有没有改动，这里不知道。'
  if (!last) return isSure ? '复核后没有改动。' : '构建时没有完整的版本历史，不知道复核后有没有改动。'
  const looks = seen[0]
    ? `其中 ${seen.length} 次动了样子，最近 ${seen[0].date}。`
    : '样式没有动过，改的是行为或属性。'
  return `复核后有改动：${changes.length} 次，最近 ${last.date}；${looks}${unsure}`
}
