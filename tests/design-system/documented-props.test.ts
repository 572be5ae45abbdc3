// @vitest-environment node
import ts from 'typescript'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../../design-system/*/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const files = Object.entries(sources).map(([path, source]) => {
  const [folder = '', name = ''] = path.split('/').slice(-2)
  return { folder, name, content: ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true) }
})

/** What another folder may import: the names that a component's `index.ts` passes on. */
function publicNames(folder: string) {
  const index = files.find((file) => file.folder === folder && file.name === 'index.ts')
  const names = (index?.content.statements ?? []).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return []
    if (!ts.isNamedExports(statement.exportClause)) return []
    return statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  })
  return new Set(names)
}

/** Types of this kind are built into public ones. */
function isExportedProps({ name, modifiers }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) {
  const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return isExported && /(Props|Entry|Texts)$/.test(name.text)
}

type Member = { place: string; isDocumented: boolean }

/** The members that a file's public types declare themselves; those they inherit are documented where they come from. */
function publicMembers({ folder, name, content }: (typeof files)[number]) {
  const names = publicNames(folder)
  return content.statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    if (!isType || !(names.has(statement.name.text) || isExportedProps(statement))) return []
    const found: Member[] = []
    const walk = (node: ts.Node): void => {
      if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node)) return node.forEachChild(walk)
      const place = `${folder}/${name} ${statement.name.text}.${node.name.getText()}`
      found.push({ place, isDocumented: ts.getJSDocCommentsAndTags(node).length > 0 })
    }
    walk(statement)
    return found
  })
}

const members = files.flatMap(publicMembers)

test('every prop of a public type has a sentence', () => {
  const missing = members.filter(({ isDocumented }) => !isDocumented).map(({ place }) => place)
  expect(missing).toEqual([])
})

test('the props are found', () => {
  expect(members.length).toBeGreaterThan(300)
  expect(members.map(({ place }) => place)).toContain('tabs/tabs.tsx TabEntry.label')
})
