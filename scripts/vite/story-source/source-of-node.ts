import ts from 'typescript'

/** A node as it is written, with a plain function wherever a story has one that notes its calls (`fn()`). */
export function sourceOfNode(node: ts.Node): string {
  const start = node.getStart()
  let text = ''
  let copied = start
  const visit = (part: ts.Node) => {
    if (ts.isCallExpression(part) && part.expression.getText() === 'fn') {
      const [does] = part.arguments
      text += `${node.getSourceFile().text.slice(copied, part.getStart())}${does ? sourceOfNode(does) : '() => {}'}`
      copied = part.end
    } else part.forEachChild(visit)
  }
  visit(node)
  return text + node.getSourceFile().text.slice(copied, node.end)
}
