import { fileExtensions } from './file-extensions.mjs'
import { flagNames } from './flag-names.mjs'
import { namedExports } from './named-exports.mjs'
import { tokensForLooks } from './tokens-for-looks.mjs'

/** @type {Record<string, import('./rule.ts').Rule>} */
const rules = {
  'flag-names': flagNames,
  'named-exports': namedExports,
  'file-extensions': fileExtensions,
  'tokens-for-looks': tokensForLooks,
}

/** Rules of this project's own, which .oxlintrc.json switches on by `house/…`. */
export default { meta: { name: 'house' }, rules }
