import type { IStyledStatics } from 'styled-components'
import { PageSheet, type StyleName } from './page-sheet.ts'

type ComponentStyle = IStyledStatics<'web', object>['componentStyle']
type Properties = Parameters<ComponentStyle['generateAndInjectStyles']>[0]

/** Of one component; values that come from content must not fill the memory. */
const MOST_NAMES = 200

/**
 * Lets a process look for the name of a component's styles once for each set of values that its rules read of its properties:
 * styled-components asks all rules at each element, joins what they say and looks for the name of that text (docs/performance.md).
 * Rules may read nothing but properties and what never changes: one that asks the time, a context or a variable of its module would go on
 * saying what it said first.
 * @param component any; what is changed is what they all have in common
 */
export function nameOnce(component: { componentStyle: ComponentStyle }): void {
  const shared = Object.getPrototypeOf(component.componentStyle) as ComponentStyle
  const nameOf = shared.generateAndInjectStyles
  const learned = new WeakMap<ComponentStyle, Learned>()

  shared.generateAndInjectStyles = function (this: ComponentStyle, properties, sheet, stylis) {
    if (stylis.hash || !(sheet instanceof PageSheet)) return nameOf.call(this, properties, sheet, stylis)
    let known = learned.get(this)
    if (!known) learned.set(this, (known = { first: undefined, count: 0 }))
    const found = find(known.first, properties)
    if (found?.needs.every(({ id, name }) => sheet.hasNameForId(id, name))) return found.named
    return learn(known, properties, (recorded) => {
      const { result, asked } = sheet.recording(() => nameOf.call(this, recorded, sheet, stylis))
      return { named: result, needs: asked }
    })
  }
}

/** Of one component. */
interface Learned {
  first: Step | undefined
  count: number
}

type Step = Turn | Found

/** What its rules read next, and what follows from each value of it. */
interface Turn {
  reads: string
  next: Map<unknown, Step>
}

/** What they have come to. */
interface Found {
  reads?: undefined
  named: string
  /** The styles that the sheet of a page must have for it: its own, those of what it is built on, and movements. */
  needs: readonly StyleName[]
}

function find(first: Step | undefined, properties: Properties): Found | undefined {
  let step = first
  while (step?.reads !== undefined) step = step.next.get(valueOf(properties, step.reads))
  return step
}

function learn(known: Learned, properties: Properties, name: (recorded: Properties) => Found): string {
  const values = new Map<string, unknown>()
  let isPlain = true
  const found = name(
    new Proxy(properties, {
      get(_, property) {
        const value = valueOf(properties, property)
        if (typeof property === 'string' && Object(value) !== value) values.set(property, value)
        else isPlain = false
        return value
      },
      has(_, property) {
        isPlain = false
        return property in properties
      },
      ownKeys() {
        isPlain = false
        return Reflect.ownKeys(properties)
      },
      getOwnPropertyDescriptor(_, property) {
        isPlain = false
        return Reflect.getOwnPropertyDescriptor(properties, property)
      },
    }),
  )
  if (isPlain) keep(known, [...values], found)
  return found.named
}

function keep(known: Learned, values: [property: string, value: unknown][], found: Found) {
  if (known.count >= MOST_NAMES) Object.assign(known, { first: undefined, count: 0 })
  known.first = grown(known.first, values, found)
  known.count += 1
}

/** A step with the way to what was found; what was known of rules that have read something else here is forgotten. */
function grown(step: Step | undefined, values: [property: string, value: unknown][], found: Found): Step {
  const [first, ...others] = values
  if (!first) return found
  const [property, value] = first
  const turn = step?.reads === property ? step : { reads: property, next: new Map<unknown, Step>() }
  turn.next.set(value, grown(turn.next.get(value), others, found))
  return turn
}

const valueOf = (properties: object, property: string | symbol) =>
  (properties as Record<string | symbol, unknown>)[property]
