import ts from 'typescript'

const known = new Map<string, ReadonlySet<string>>()

/** The names that a text of TypeScript takes from around it, and some of its own; properties are not among them. */
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
