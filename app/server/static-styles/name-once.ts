import type { IStyledStatics } from 'styled-components'
import { PageSheet, type StyleName } from './page-sheet.ts'

type ComponentStyle = IStyledStatics<'web', object>['componentStyle']
type Properties = Parameters<ComponentStyle['generateAndInjectStyles']>[0]

/** Of one component; values that come from content must not fill the memory. */
const MOST_NAMES = 200

/**
 * Lets a process look for the name of a component's styles once for each set of values that its rules read of its properties:
 * styled-components asks all rules at each element, joins what they say and looks for the name of that text, which is a tenth of what
 * React takes for a page (docs/performance.md). A rule must say the same wherever it reads the same.
 * @param component any; what is changed is what they all have in common
 */
export function nameOnce(component: { componentStyle: ComponentStyle }): void {
  const shared = Object.getPrototypeOf(component.componentStyle) as ComponentStyle
  const nameOf = shared.generateAndInjectStyles
  const learned = new WeakMap<ComponentStyle, Learned>()

  shared.generateAndInjectStyles = function (this: ComponentStyle, properties, sheet, stylis) {
    if (stylis.hash || !(sheet instanceof PageSheet)) return nameOf.call(this, properties, sheet, stylis)
    let known = learned.get(this)
    if (!known) learned.set(this, (known = { first: {}, count: 0 }))
    const found = find(known.first, properties)
    if (found?.asked.every(({ id, name }) => sheet.hasNameForId(id, name))) return found.named
    return learn(known, properties, (recorded) => {
      const { result, asked } = sheet.recording(() => nameOf.call(this, recorded, sheet, stylis))
      return { named: result, asked }
    })
  }
}

/** Of one component. */
interface Learned {
  first: Step
  count: number
}

/** Either what its rules read next, and what follows from each value of it, or what they have come to. */
interface Step {
  reads?: string
  next?: Map<unknown, Step>
  found?: Found
}

interface Found {
  named: string
  /** The styles that the sheet of a page must have for it: its own, those of what it is built on, and movements. */
  asked: readonly StyleName[]
}

function find(first: Step, properties: Properties): Found | undefined {
  let step: Step | undefined = first
  while (step?.reads !== undefined) step = step.next?.get(valueOf(properties, step.reads))
  return step?.found
}

function learn(known: Learned, properties: Properties, name: (recorded: Properties) => Found): string {
  const values = new Map<string, unknown>()
  let isKeepable = true
  const unkeepable = <Result>(result: Result) => {
    isKeepable = false
    return result
  }
  const found = name(
    new Proxy(properties, {
      get(_, property) {
        const value = valueOf(properties, property)
        if (typeof property === 'symbol' || Object(value) === value) return unkeepable(value)
        values.set(property, value)
        return value
      },
      has: (_, property) => unkeepable(property in properties),
      ownKeys: () => unkeepable(Reflect.ownKeys(properties)),
    }),
  )
  if (isKeepable) keep(known, values, found)
  return found.named
}

function keep(known: Learned, values: ReadonlyMap<string, unknown>, found: Found) {
  if (known.count >= MOST_NAMES) Object.assign(known, { first: {}, count: 0 })
  let step = known.first
  for (const [property, value] of values) {
    // A rule that reads otherwise than before is not to be foreseen.
    if ((step.reads ?? property) !== property) return
    step.reads = property
    step.next ??= new Map()
    let next = step.next.get(value)
    if (!next) step.next.set(value, (next = {}))
    step = next
  }
  step.found = found
  known.count += 1
}

const valueOf = (properties: object, property: string | symbol) =>
  (properties as Record<string | symbol, unknown>)[property]
