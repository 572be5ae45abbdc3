import { __PRIVATE__ as internals, version } from 'styled-components'
import type { MadeStyle } from './style-file.ts'

/** The styles that a page's linked file holds, by name. */
export type LinkedStyles = ReadonlyMap<string, MadeStyle>

const MOST_REMEMBERED = 2000

/** A component's id, or that of a movement, and the name of one of its styles. */
export interface StyleName {
  id: string
  name: string
}

/** Rules that this process has made, by their name, which is a hash of what they say. */
const made = new Map<string, string[]>()

/**
 * Collects the styles of one page that its linked file does not hold. None is made twice in a process: what another page has needed is
 * taken as it was made for that.
 */
export class PageSheet extends internals.StyleSheet {
  readonly #linked: LinkedStyles
  readonly #recorders: StyleName[][] = []

  constructor(linked: LinkedStyles) {
    super({ isServer: true })
    this.#linked = linked
  }

  /** Asked by styled-components before it makes a style. */
  override hasNameForId(id: string, name: string): boolean {
    for (const asked of this.#recorders) asked.push({ id, name })
    if (this.#linked.has(name) || super.hasNameForId(id, name)) return true
    const rules = made.get(name)
    if (rules) super.insertRules(id, name, rules)
    return rules !== undefined
  }

  /** What some work comes to, and which styles it asked for meanwhile. */
  recording<Result>(work: () => Result): { result: Result; asked: StyleName[] } {
    const asked: StyleName[] = []
    this.#recorders.push(asked)
    try {
      return { result: work(), asked }
    } finally {
      this.#recorders.pop()
    }
  }

  override insertRules(id: string, name: string, rules: string[]): void {
    if (made.size >= MOST_REMEMBERED) made.clear()
    made.set(name, rules)
    super.insertRules(id, name, rules)
  }

  /**
   * The style element of the page, empty text where the linked file holds all. It stands behind that, so what overrides one of its
   * styles in this page is repeated in it.
   * @param html the page, whose classes tell what overrides what
   */
  styleElement(html: string, nonce: string): string {
    if (this.#linked.size > 0) this.#repeatOverriding(html)
    const css = this.toString()
    return css && `<style nonce="${nonce}" data-styled="true" data-styled-version="${version}">${css}</style>`
  }

  #repeatOverriding(html: string) {
    const own = new Map([...this.names].flatMap(([id, names]) => [...names].map((name) => [name, group(id)])))
    if (own.size === 0) return
    const elements = [...html.matchAll(/ class="([^"]+)"/g)].map(([, classes = '']) => classes.split(' '))
    let isComplete: boolean
    do {
      isComplete = true
      for (const classes of elements) {
        const lowest = Math.min(...classes.map((name) => own.get(name) ?? Infinity))
        for (const name of classes) {
          const style = this.#linked.get(name)
          if (!style || own.has(name) || group(style.id) <= lowest) continue
          super.insertRules(style.id, name, [...style.rules])
          own.set(name, group(style.id))
          isComplete = false
        }
      }
    } while (!isComplete)
  }
}

/** Where a component's styles stand among those of others. */
const group = (id: string) => internals.StyleSheet.registerId(id)
