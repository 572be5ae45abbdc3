/** So many letters of what calls carried are held at most, in memory and in a bug report. */
export const MOST_LETTERS = 1_200_000

/**
 * The latest calls that fit together; the earliest are forgotten.
 * @param calls the earliest first
 * @param lettersOf what one of them carries
 * @param most so many at most
 */
export function latestWithin<Call>(
  calls: readonly Call[],
  lettersOf: (call: Call) => number,
  most: number,
): readonly Call[] {
  let letters = 0
  const first = calls.findLastIndex((call) => (letters += lettersOf(call)) > MOST_LETTERS)
  return calls.slice(first + 1).slice(-most)
}
