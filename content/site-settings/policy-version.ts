/**
 * Names a policy's new text: by the day, and by a number behind it where that day's first is taken.
 * @param before the version that the text had
 * @param today `YYYY-MM-DD`
 */
export function nextVersion(before: string, today: string): string {
  if (!before.startsWith(today)) return today
  const [, number = '1'] = before.slice(today.length).split('.')
  return `${today}.${Number(number) + 1}`
}
