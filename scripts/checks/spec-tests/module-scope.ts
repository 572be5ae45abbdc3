import { posix } from 'node:path'
import ts from 'typescript'
import { bound, valueOf, type Scope } from './static-value.ts'
import { untold } from './untold.ts'

/** The project's source by paths from its root, undefined where there is no such file. */
export type ReadSource = (path: string) => string | undefined

/** Files as they were read, and what their names stand for, each worked out once. */
export class Modules {
  readonly #read: ReadSource
  readonly #files = new Map<string, ts.SourceFile | undefined>()
  readonly #values = new Map<string, unknown>()

  constructor(read: ReadSource) {
    this.#read = read
  }

  file(path: string): ts.SourceFile | undefined {
    if (!this.#files.has(path)) {
      const text = this.#read(path)
      const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      this.#files.set(
        path,
        text === undefined ? undefined : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind),
      )
    }
    return this.#files.get(path)
  }

  /** What names of a module stand for, those it imports from the project too. */
  scopeOf(path: string): Scope {
    return (name) => {
      const key = `${path} ${name}`
      if (!this.#values.has(key)) {
        this.#values.set(key, untold) // a circle tells nothing
        this.#values.set(key, this.#find(path, name))
      }
      return this.#values.get(key)
    }
  }

  #find(path: string, name: string): unknown {
    const file = this.file(path)
    if (!file) return untold
    const scope = this.scopeOf(path)
    const own = declared(file.statements, name, scope)
    if (own) return own.value
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue
      const bindings = statement.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) continue
      const imported = bindings.elements.find((element) => element.name.text === name)
      const from = (statement.moduleSpecifier as ts.StringLiteral).text
      if (imported) return this.scopeOf(target(path, from))((imported.propertyName ?? imported.name).text)
    }
    return untold
  }
}

/** The value of a name that one of these statements declares. */
export function declared(
  statements: readonly ts.Statement[],
  name: string,
  scope: Scope,
): { value: unknown } | undefined {
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
      return { value: valueOf(statement, scope) }
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: pattern, initializer } of statement.declarationList.declarations) {
      if (!namesOf(pattern).includes(name)) continue
      return { value: initializer ? bound(pattern, valueOf(initializer, scope), scope)(name) : untold }
    }
  }
  return undefined
}

const namesOf = (pattern: ts.BindingName): string[] =>
  ts.isIdentifier(pattern)
    ? [pattern.text]
    : pattern.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)))

/** `#tests/…` and relative paths; a package leads to no file of the project. */
const target = (path: string, from: string): string =>
  from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
