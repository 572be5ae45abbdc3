import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule of the linter, which gives its type no name of its own. */
export type Rule = Parameters<RuleTester['run']>[1]
