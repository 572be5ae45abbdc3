/** Numbers in few words: `P-001 to P-003, P-007` */
export function formatRanges(numbers: readonly string[]): string {
  const ranges: [first: string, last: string][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && Number(range[1].slice(2)) + 1 === Number(number.slice(2))) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ')
}
