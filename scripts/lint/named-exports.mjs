/**
 * A thing has one name, wherever it is used: no default exports, except where a framework looks for one.
 * @type {import('./rule.ts').Rule}
 */
export const namedExports = {
  meta: {
    type: 'suggestion',
    messages: { named: 'Named exports; default only where a framework demands it.' },
  },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
  }),
}
