/** What one class name of a component (or one set of keyframes) says. */
export interface MadeStyle {
  /** Of the component. */
  id: string
  name: string
  /** Where the component's rules stand among those of others. */
  place: number
  rules: readonly string[]
}

/** As `printStyleFile` prints it, or as styled-components does, which tells the component and its names there. */
const MARKER = /^data-styled\.g(\d+)(?:\[id="([\w-]+)"\])?\{content:"([^"]*)"\}$/
const INDEX = /^data-styled\{content:"([^"]*)"\}$/

/**
 * Made styles as the text of a style file: each rule on a line, behind the rules of a component a marker that tells their place, and at
 * the end one rule that names all that is in it. By that browsers learn what they have, without looking at each rule
 * (app/static-styles/adopt-styles.ts).
 * @param plain rules before them that are no component's
 */
export function printStyleFile(styles: readonly MadeStyle[], plain = ''): string {
  const lines = plain ? [plain, marker(0)] : []
  const places = [...new Set(styles.map(({ place }) => place))].sort((one, other) => one - other)
  let index = ''
  for (const place of places) {
    const own = styles.filter((style) => style.place === place)
    lines.push(...own.flatMap(({ rules }) => rules), marker(place))
    index += `${place}:${own[0]?.id}:${own.map(({ name }) => name).join(',')};`
  }
  return [...lines, `data-styled{content:"${index}"}`].join('\n')
}

/** The styles of a style file, or of a sheet as styled-components prints it, by name. */
export function readStyleFile(text: string): Map<string, MadeStyle> {
  const lines = text.split('\n')
  const [, index = ''] = INDEX.exec(lines.at(-1) ?? '') ?? []
  const held = new Map(index.split(';').map((each) => [each.split(':')[0], each]))
  const styles = new Map<string, MadeStyle>()
  let rules: string[] = []
  for (const line of lines) {
    const [, place, ownId, ownNames] = MARKER.exec(line) ?? []
    if (place === undefined) {
      rules.push(line)
      continue
    }
    const [, id = '', names = ''] = ownId ? [place, ownId, ownNames] : (held.get(place)?.split(':') ?? [])
    const own = names.split(',').filter(Boolean)
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

const marker = (place: number) => `data-styled.g${place}{content:""}`

/** Whether a rule speaks of this name: `.name` in a selector, or `@keyframes name`. */
function isOf(name: string) {
  const pattern = new RegExp(String.raw`(?:\.|@keyframes )${name}(?![\w-])`)
  return (rule: string) => pattern.test(rule)
}
