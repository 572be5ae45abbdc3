import ts from 'typescript'

/** The object that styles take all values from (design-system/tokens/token.ts). */
const TOKEN = 'token'

/**
 * The tokens that a module names, such as `color.primary`; a group whose member is chosen while running as `color.*`.
 * @param code TypeScript that imports `token`, and may take groups out of it (`const { color, space } = token`)
 */
export function tokensUsed(code: string): Set<string> {
  const source = ts.createSourceFile('tokens.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const groups = new Map<string, string>()
  const used = new Set<string>()
  const groupOf = (node: ts.Expression): string | undefined => {
    if (ts.isIdentifier(node)) return groups.get(node.text)
    const isMember = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)
    return isMember && node.expression.text === TOKEN ? node.name.text : undefined
  }
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) noteGroups(node, groups)
    if (ts.isPropertyAccessExpression(node)) {
      const group = groupOf(node.expression)
      if (group) used.add(`${group}.${node.name.text}`)
    }
    if (ts.isElementAccessExpression(node)) {
      const group = groupOf(node.expression)
      if (group) used.add(`${group}.*`)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return used
}

/** `const { color, space: air } = token` and `const { color } = token`, wherever they stand. */
function noteGroups({ name, initializer }: ts.VariableDeclaration, groups: Map<string, string>) {
  if (!initializer || !ts.isIdentifier(initializer) || initializer.text !== TOKEN) return
  if (!ts.isObjectBindingPattern(name)) return
  for (const { name: local, propertyName } of name.elements) {
    if (!ts.isIdentifier(local)) continue
    groups.set(local.text, propertyName && ts.isIdentifier(propertyName) ? propertyName.text : local.text)
  }
}
