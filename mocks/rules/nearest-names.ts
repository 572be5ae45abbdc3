/** How many names are proposed. */
const MOST_PROPOSED = 5

/** The names a wrong one was most likely meant to be, nearest first. */
export function nearestNames<Name extends string>(text: string, names: readonly Name[]): Name[] {
  const wanted = text.toLowerCase()
  const distances = new Map(names.map((name) => [name, distance(wanted, name.toLowerCase())]))
  return [...names]
    .sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0))
    .slice(0, MOST_PROPOSED)
}

/** Edit distance in letters; a name that contains the wanted text has distance 0. */
function distance(wanted: string, name: string): number {
  if (wanted.length > 2 && name.includes(wanted)) return 0
  let row = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...wanted].entries()) {
    const next = [index + 1]
    for (let column = 0; column < name.length; column += 1) {
      const changed = (row[column] ?? 0) + (letter === name[column] ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[name.length] ?? 0
}
