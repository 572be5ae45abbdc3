import ts from 'typescript'

/**
 * The defaults of properties destructured from `props` or its rest in a component's body:
 * `const { size = 'medium', ...rest } = props`. The type reader itself finds those of parameters.
 * @returns the text without its quotes for a string, as that reader gives it; otherwise the source text
 */
export function defaultsIn(source: ts.SourceFile): Map<string, string> {
  const defaults = new Map<string, string>()
  const handed = new Set(['props'])
  const takesProps = (node: ts.Expression | undefined): boolean => {
    if (!node) return false
    if (ts.isIdentifier(node)) return handed.has(node.text)
    return ts.isCallExpression(node) && node.arguments.some(takesProps)
  }
  const visit = (node: ts.Node): void => {
    const isTaken = ts.isVariableDeclaration(node) && takesProps(node.initializer)
    if ((isTaken || ts.isParameter(node)) && ts.isObjectBindingPattern(node.name)) {
      for (const { name, propertyName, initializer, dotDotDotToken } of node.name.elements) {
        if (dotDotDotToken) handed.add(name.getText())
        if (isTaken && initializer) defaults.set((propertyName ?? name).getText(), textOf(initializer))
      }
    }
    node.forEachChild(visit)
  }
  visit(source)
  return defaults
}

const textOf = (node: ts.Expression) => (ts.isStringLiteralLike(node) ? node.text : node.getText())
