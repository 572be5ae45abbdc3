const ownFile = /^(\.|#)/
const extension = /\.(tsx?|m?js|json|css|jpe?g|webp|svg|woff2)(\?[a-z-]+)?$/

/**
 * An import of this project's own files says the file's extension, as Node reads it.
 * @type {import('./rule.ts').Rule}
 */
export const fileExtensions = {
  meta: { type: 'problem', messages: { missing: 'Write the file’s extension.' } },
  create: (context) => ({
    ImportDeclaration: (node) => {
      const source = node.source.value
      if (ownFile.test(source) && !extension.test(source)) context.report({ node, messageId: 'missing' })
    },
  }),
}
