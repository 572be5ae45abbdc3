/** What one class name of a component (or one set of keyframes) says. */
export interface MadeStyle {
  /** Of the component. */
  id: string
  name: string
  /** Where the component's rules stand among those of others. */
  place: number
  rules: readonly string[]
}

const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/

/**
 * Made styles as the text of a style file: each rule on a line, behind the rules of a component the marker that
 * styled-components itself prints, by which browsers learn what they have (app/static-styles/adopt-styles.ts).
 * @param plain rules before them that are no component's
 */
export function printStyleFile(styles: readonly MadeStyle[], plain = ''): string {
  const lines = plain ? [plain, marker(0, 'plain', [])] : []
  const places = [...new Set(styles.map(({ place }) => place))].sort((one, other) => one - other)
  for (const place of places) {
    const own = styles.filter((style) => style.place === place)
    lines.push(...own.flatMap(({ rules }) => rules))
    lines.push(
      marker(
        place,
        own[0]?.id ?? '',
        own.map(({ name }) => name),
      ),
    )
  }
  return lines.join('\n')
}

/** The styles of a style file, by name. */
export function readStyleFile(text: string): Map<string, MadeStyle> {
  const styles = new Map<string, MadeStyle>()
  let rules: string[] = []
  for (const line of text.split('\n')) {
    const [, place, id, names] = MARKER.exec(line) ?? []
    if (id === undefined) {
      rules.push(line)
      continue
    }
    const own = (names ?? '').split(',').filter(Boolean)
    for (const name of own)
      styles.set(name, {
        id,
        name,
        place: Number(place),
        rules: own.length === 1 ? rules : rules.filter(isOf(name)),
      })
    rules = []
  }
  return styles
}

const marker = (group: number, id: string, names: readonly string[]) =>
  `data-styled.g${group}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}`

/** Whether a rule speaks of this name: `.name` in a selector, or `@keyframes name`. */
function isOf(name: string) {
  const pattern = new RegExp(String.raw`(?:\.|@keyframes )${name}(?![\w-])`)
  return (rule: string) => pattern.test(rule)
}
