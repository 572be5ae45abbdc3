import ts from 'typescript'

const known = new Map<string, ReadonlySet<string>>()

/** The free names of a TypeScript text, and some that it declares; properties are excluded. */
export function namesIn(text: string): ReadonlySet<string> {
  const before = known.get(text)
  if (before) return before
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !isProperty(node)) names.add(node.text)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('text.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  known.set(text, names)
  return names
}

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  )
}
