import { testKinds } from './test-kinds.mjs'

/** @typedef {import('./test-kinds.mjs').TestKind} TestKind */

/**
 * The kinds that a command line asks for: those it names, or those of a tier.
 * @param {string[]} words names of kinds, or `--rest`, `--every-tier`; the first tier where there is none
 * @returns {{ kinds: [string, TestKind][], unknown: string[] }} `unknown`: words that are neither
 */
export function selectTestKinds(words) {
  const options = { '--rest': ['rest'], '--every-tier': ['first', 'rest'] }
  const names = words.filter((word) => !(word in options))
  const named = Object.entries(options).find(([option]) => words.includes(option))
  const tiers = named?.[1] ?? ['first']
  return {
    kinds: Object.entries(testKinds).filter(([name, { tier }]) =>
      names.length > 0 ? names.includes(name) : tiers.includes(tier),
    ),
    unknown: names.filter((name) => !(name in testKinds)),
  }
}
