/**
 * The numbers of a page's sections, counting only those that are shown: `01`, `02`, … by their names, in their order.
 * `const figures = sheetFigures({ intro: hasIntro, areas: true })`, then `figures.areas`.
 */
export function sheetFigures<Name extends string>(isShown: Record<Name, boolean>): Record<Name, string> {
  let count = 0
  const figures = (Object.entries(isShown) as [Name, boolean][]).map(([name, shown]) => {
    if (shown) count += 1
    return [name, String(count).padStart(2, '0')]
  })
  return Object.fromEntries(figures) as Record<Name, string>
}
