/** What the add-on of pseudo states notes on a rule that it has seen. */
const SEEN = '__processed'

let isAsked = false
/** Asked of every rule, so that the document is looked through once for all of them. */
let areShown: boolean | undefined

/**
 * Lets the add-on of pseudo states leave rules as they are while no story shows such a state. It gives each rule that knows
 * hover or focus two more selectors, which all elements are then compared with, and puts it in anew, for which the browser
 * computes the styles of the whole document once more, after each story.
 */
export function keepRulesUsual(): void {
  Object.defineProperty(CSSRule.prototype, SEEN, {
    configurable: true,
    get: () => {
      if (areShown === undefined) queueMicrotask(() => (areShown = undefined))
      areShown ??= isAsked || document.querySelector('[class*="pseudo-"]') !== null
      return !areShown
    },
    set(this: CSSRule, value: unknown) {
      Object.defineProperty(this, SEEN, { value, writable: true, configurable: true })
    },
  })
}

/** @param pseudo what the story, or the toolbar, asks of the add-on: it may put the states on later than the rules */
export function askStates(pseudo: unknown): void {
  isAsked = Boolean(pseudo)
}
