const cited = /\b([AP])-(\d{3})(?:…(?:[AP]-)?(\d{3}))?/g

/** The numbers of the checklist that a title bears, those of `A-028…A-031` one by one. */
export function citedLines(title: string): string[] {
  return [...title.matchAll(cited)].flatMap(([, letter = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${letter}-${String(Number(first) + index).padStart(3, '0')}`,
    ),
  )
}
