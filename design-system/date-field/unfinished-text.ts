/**
 * The typed parts of an incomplete date in order, with a dash for each missing part.
 * @param box the element around the parts
 * @returns '' where nothing is typed, undefined where nothing is missing
 */
export function unfinishedText(box: Element): string | undefined {
  const parts = [...box.querySelectorAll('[role="spinbutton"]')].map((part) =>
    part.hasAttribute('data-placeholder') ? undefined : part.textContent,
  )
  if (!parts.includes(undefined)) return undefined
  return parts.every((part) => part === undefined) ? '' : parts.map((part) => part ?? '–').join('-')
}
