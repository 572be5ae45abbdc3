import { css, type RuleSet } from 'styled-components'

/** Marks a part of the page, or all of it, whose script was lost while others run. */
export const NO_JS_FALLBACK = 'data-plain'

/**
 * Rules for where nothing answers a press: in a browser without script, and where `NO_JS_FALLBACK` says that it was lost. Takes
 * declarations, and rules that begin with `&`.
 */
export function withoutScript(rules: RuleSet): RuleSet {
  return css`
    @media (scripting: none) {
      ${rules}
    }

    [${NO_JS_FALLBACK}] & {
      ${rules}
    }
  `
}

/** The other way round: a selector's `&` where presses are answered. */
export const scripted = `&:not([${NO_JS_FALLBACK}] *)`
