import ts from 'typescript'

/** What a file of stories declares, by name. */
export interface StoryFile {
  source: ts.SourceFile
  /** Each name that an import brings, with its module and how it is written between the braces. */
  imports: Map<string, { module: string; written: string; kind: 'named' | 'default' | 'namespace' }>
  /** What the file declares for its stories' sake. */
  helpers: Map<string, ts.Statement>
  /** What the default export says of all stories. */
  meta: Properties
  stories: Map<string, Properties>
  /** The properties of an expression of the file, such as a story's `args`. */
  propertiesOf: (expression: ts.Node | undefined) => Properties
}

/** The properties of an object as they are written, those of what it spreads included. */
export type Properties = Map<string, ts.Node>

/** Reads a file of stories in CSF 3: `const meta = {…}` and one exported object for each story. */
export function readStoryFile(name: string, code: string): StoryFile {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports: StoryFile['imports'] = new Map()
  const helpers: StoryFile['helpers'] = new Map()
  const objects = new Map<string, ts.Expression>()
  const exported: string[] = []
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) noteImport(statement, imports)
    else if (ts.isVariableStatement(statement)) {
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(declared) || !initializer) continue
        objects.set(declared.text, initializer)
        if (isExported) exported.push(declared.text)
        else if (declared.text !== 'meta') helpers.set(declared.text, statement)
      }
    } else if (isNamed(statement) && statement.name) helpers.set(statement.name.text, statement)
  }
  const propertiesOf = (expression: ts.Node | undefined) => readProperties(expression, objects)
  return {
    source,
    imports,
    helpers,
    meta: propertiesOf(objects.get('meta')),
    stories: new Map(exported.map((story) => [story, propertiesOf(objects.get(story))])),
    propertiesOf,
  }
}

/** The properties of an object, of another one by name (`...Playground`), or of a part of one (`...Playground.args`). */
function readProperties(
  written: ts.Node | undefined,
  objects: ReadonlyMap<string, ts.Expression>,
): Properties {
  const properties: Properties = new Map()
  if (!written) return properties
  const node = bare(written)
  if (ts.isIdentifier(node)) return readProperties(objects.get(node.text), objects)
  if (ts.isPropertyAccessExpression(node)) {
    return readProperties(readProperties(node.expression, objects).get(node.name.text), objects)
  }
  if (!ts.isObjectLiteralExpression(node)) return properties
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, value] of readProperties(property.expression, objects)) properties.set(name, value)
    } else if (ts.isShorthandPropertyAssignment(property)) properties.set(property.name.text, property.name)
    else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
      properties.set(property.name.text, property.initializer)
    }
  }
  return properties
}

/** The expression within `(…)`, `… as T`, `… satisfies T` and `…!`. */
export function bare(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node
}

function noteImport(statement: ts.ImportDeclaration, imports: StoryFile['imports']) {
  const { importClause: clause, moduleSpecifier } = statement
  const module = (moduleSpecifier as ts.StringLiteral).text
  if (clause?.name) imports.set(clause.name.text, { module, written: clause.name.text, kind: 'default' })
  const bindings = clause?.namedBindings
  if (!bindings) return
  if (ts.isNamespaceImport(bindings)) {
    imports.set(bindings.name.text, { module, written: `* as ${bindings.name.text}`, kind: 'namespace' })
    return
  }
  const isType = clause?.isTypeOnly
  for (const element of bindings.elements) {
    const written = element.getText()
    imports.set(element.name.text, { module, written: isType ? `type ${written}` : written, kind: 'named' })
  }
}

type NamedStatement =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
const isNamed = (statement: ts.Statement): statement is NamedStatement =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement)
