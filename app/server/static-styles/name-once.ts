import type { ExecutionContext, IStyledStatics } from 'styled-components'

type ComponentStyle = IStyledStatics<'web', object>['componentStyle']

/** Of one component; values that come from content must not fill the memory. */
const MOST_NAMES = 200

/** Stands between what one rule's property has decided and the next one's. */
const NEXT = '\0'

/**
 * Lets a process look for the name of a component's styles once for each set of words that its properties decide: styled-components joins
 * all of its rules and looks for the name of that text at each element, which is a twentieth of what a page costs
 * (docs/performance.md).
 * @param component any; what is changed is what they all have in common
 */
export function nameOnce(component: { componentStyle: ComponentStyle }): void {
  const shared = Object.getPrototypeOf(component.componentStyle) as ComponentStyle
  const nameOf = shared.generateAndInjectStyles
  const learned = new WeakMap<ComponentStyle, Learned>()

  shared.generateAndInjectStyles = function (this: ComponentStyle, properties, sheet, stylis) {
    let known = learned.get(this)
    if (!known) learned.set(this, (known = { deciding: decisionsOf(this.rules), names: new Map() }))
    const { deciding, names } = known
    const decided = stylis.hash || !deciding ? undefined : decidedBy(deciding, this.rules, properties)
    const own = decided === undefined ? undefined : names.get(decided)
    if (own !== undefined && sheet.hasNameForId(this.componentId, own)) {
      const base = this.baseStyle?.generateAndInjectStyles(properties, sheet, stylis)
      return base ? `${base} ${own}` : own
    }
    const named = nameOf.call(this, properties, sheet, stylis)
    if (decided !== undefined) {
      if (names.size >= MOST_NAMES && !names.has(decided)) names.clear()
      names.set(decided, named.slice(named.lastIndexOf(' ') + 1))
    }
    return named
  }
}

type Rules = ComponentStyle['rules']
type Decision = (properties: ExecutionContext & object) => unknown

/** Of one component. */
interface Learned {
  deciding: readonly Decision[] | undefined
  /** By what was decided. */
  names: Map<string, string>
}

/** What its properties decide; nothing where it has no rules, or where one brings more than words, as keyframes do. */
function decisionsOf(rules: Rules): readonly Decision[] | undefined {
  const others: unknown[] = rules.filter((rule) => typeof rule !== 'string')
  return rules.some(Boolean) && others.every(isDecision) ? others : undefined
}

const isDecision = (rule: unknown): rule is Decision =>
  typeof rule === 'function' &&
  !(rule.prototype as { isReactComponent?: object } | undefined)?.isReactComponent

/** All that these properties decide of a component's styles; nothing where that is more than words, or where it has no style of its own then. */
function decidedBy(
  deciding: readonly Decision[],
  rules: Rules,
  properties: ExecutionContext & object,
): string | undefined {
  let decided = ''
  for (const decide of deciding) {
    const words = wordsOf(decide(properties))
    if (words === undefined) return undefined
    decided += words + NEXT
  }
  const isEmpty = decided.length === deciding.length && deciding.length === rules.length
  return isEmpty ? undefined : decided
}

/** What styled-components makes of a decision, where that is words: of `css` without anything in it too. */
function wordsOf(decision: unknown): string | undefined {
  if (typeof decision === 'string') return decision
  if (decision === undefined || decision === null || decision === false) return ''
  return Array.isArray(decision) && decision.every((part) => typeof part === 'string')
    ? decision.join('')
    : undefined
}
