import ts from 'typescript'
import { citedLines } from './cited-lines.ts'
import { declared, type Modules } from './module-scope.ts'
import { bound, valueOf, type Scope } from './static-value.ts'
import { untold } from './untold.ts'

/** The title of a test or of a group of tests. */
export interface TestTitle {
  title: string
  /** The numbers of the checklist that it bears. */
  lines: readonly string[]
}

/**
 * The titles of a file in their order. One made from rows is told once as it is written, with its own numbers, and once
 * more for each row that brings further numbers; `…` stands for what only running it would tell.
 */
export function testTitles(path: string, modules: Modules): TestTitle[] {
  const titles = new Map<string, TestTitle>()
  const file = modules.file(path)
  if (!file) return []

  const visit = (node: ts.Node, scope: Scope): void => {
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const [declaration] = node.initializer.declarations
      const rows = valueOf(node.expression, scope)
      for (const row of Array.isArray(rows) ? (rows as unknown[]) : [untold])
        visit(node.statement, declaration ? bound(declaration.name, row, scope) : scope)
      return
    }
    if (ts.isBlock(node)) {
      const inner: Scope = (name) => (declared(node.statements, name, inner) ?? { value: scope(name) }).value
      return node.forEachChild((child) => visit(child, inner))
    }
    if (ts.isCallExpression(node) && isTest(node.expression))
      for (const each of titlesOf(node, scope)) titles.set(each.title, each)
    node.forEachChild((child) => visit(child, scope))
  }
  file.forEachChild((child) => visit(child, modules.scopeOf(path)))
  return [...titles.values()]
}

const beginners = new Set(['test', 'it', 'describe'])

/** `test`, `test.describe`, `test.each(rows)`, `describe.skipIf(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return beginners.has(callee.text)
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression)
  return false
}

function titlesOf({ expression, arguments: [first, ...others] }: ts.CallExpression, scope: Scope) {
  const title = first && others.length > 0 ? valueOf(first, scope) : undefined
  if (typeof title !== 'string') return []
  const own = { title, lines: citedLines(title) }
  const rows = rowsOf(expression, scope)
  if (!Array.isArray(rows)) return [own]
  const further = rows
    .map((row) => fill(title, row))
    .map((filled) => ({
      title: filled,
      lines: citedLines(filled).filter((each) => !own.lines.includes(each)),
    }))
  return [own, ...further.filter(({ lines }) => lines.length > 0)]
}

function rowsOf(callee: ts.Expression, scope: Scope): unknown {
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return undefined
  const [rows] = callee.arguments
  return callee.expression.name.text === 'each' && rows ? valueOf(rows, scope) : undefined
}

/** As Vitest fills titles: `%s` and its like by position, `$name` from a row that is an object. */
function fill(title: string, row: unknown): string {
  const cells: unknown[] = Array.isArray(row) ? row : [row]
  let next = 0
  return title.replace(/%[sdifjoO]|\$(\w+)/g, (_all, name: string | undefined) => {
    const value = name === undefined ? cells[next++] : (row as Record<string, unknown> | undefined)?.[name]
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '…'
  })
}
