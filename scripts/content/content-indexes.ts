import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slices } from '#content/slices.ts'

/** Where each index stands, from the project's root, with its text. */
export type Indexes = Readonly<Record<string, string>>

/** The first line of each of them. */
export const NOTE = '// Written by `npm run content` from the folders of content/; do not edit.\n'

/**
 * The indexes that put all folders of content/ together, in the order of `content/slices.ts`, and that of the migrations.
 * @param root the project's folder
 * @param folders of content/, in order
 * @throws Error naming the file that does not export what its ending promises
 */
export function contentIndexes(root: string, folders: readonly string[] = slices): Indexes {
  const found = folders.map((slice) => readSlice(root, slice))
  const types = found.flatMap(({ types }) => types)
  const demos = found.filter(({ hasDemo }) => hasDemo)
  const menus = found.filter(({ menuKeys }) => menuKeys.length > 0)
  return {
    'content/registry/types.generated.ts': text(
      types.map(({ file, name }) => `import { ${name} } from '#${file}'`),
      `/** Every type that a folder of content/ declares. */`,
      `export const contentTypes = [`,
      types.map(({ name }) => `  ${name},`),
      `] as const`,
    ),
    'content/registry/type-labels.generated.ts': text(
      [],
      `/** What people call each stored type; the console need not load the contract for it. */`,
      `export const typeLabels = {`,
      types.flatMap(({ label }) => (label ? [`  '${label.type}': '${label.text}',`] : [])),
      `}`,
    ),
    'content/registry/demo.generated.ts': text(
      demos.map(
        ({ slice }) => `import { demo as ${camel(slice)}Demo } from '#content/${slice}/${slice}.demo.ts'`,
      ),
      `/** What a fresh site shows until its owners write their own, by name of the type. */`,
      `export const demoContent = {`,
      demos.map(({ slice }) => `  ...${camel(slice)}Demo,`),
      `}`,
    ),
    'content/registry/menus.generated.ts': text(
      menus.map(
        ({ slice }) => `import { menu as ${camel(slice)}Menu } from '#content/${slice}/${slice}.menu.ts'`,
      ),
      `/** Every entry of the console's menu. */`,
      `export const menuItems = [`,
      menus.map(({ slice }) => `  ...${camel(slice)}Menu,`),
      `] as const`,
    ),
    'content/registry/panels.generated.ts': text(
      [
        `import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'`,
        `import { ChooseSubMenu } from '#app/admin/shell/choose-sub-menu.tsx'`,
      ],
      `/** What each entry of the menu shows; a panel is downloaded when it is first opened. */`,
      `export const panels = {`,
      menus.flatMap(({ slice, menuKeys }) => menuKeys.map((key) => panelLine(slice, key))),
      `}`,
    ),
    'db/migrations/migrations.generated.ts': migrationIndex(root),
  }
}

interface DeclaredType {
  file: string
  /** Of its constant. */
  name: string
  /** The name that the type itself has, such as `banner`. */
  type: string
  /** Of a type that has records. */
  label?: { type: string; text: string }
}

interface MenuEntryKey {
  key: string
  /** Whether it only leads to the entries under it. */
  isGroup: boolean
}

interface Slice {
  slice: string
  types: DeclaredType[]
  hasDemo: boolean
  menuKeys: MenuEntryKey[]
}

function readSlice(root: string, slice: string): Slice {
  const files = readdirSync(join(root, 'content', slice)).sort()
  const read = (file: string) => readFileSync(join(root, 'content', slice, file), 'utf8')
  const menu = files.includes(`${slice}.menu.ts`) ? read(`${slice}.menu.ts`) : ''
  // Types of one panel stand in the order in which its menu entry names them.
  const place = ({ type }: DeclaredType) => menu.indexOf(`'${type}'`, menu.indexOf('types: ['))
  const types = files
    .filter((file) => file.endsWith('.type.ts'))
    .map((file) => declaredType(`content/${slice}/${file}`, read(file)))
    .sort((left, right) => place(left) - place(right))
  return { slice, types, hasDemo: files.includes(`${slice}.demo.ts`), menuKeys: keysOf(menu) }
}

/** Reads a declaration as text, as it is formatted: `name` first, then `typeLabel`. */
function declaredType(file: string, source: string): DeclaredType {
  const name = exported(
    source,
    /^export const (\w+) = (?:contentType|callGroup)\(/m,
    file,
    'contentType(…) or callGroup(…)',
  )
  const [, kind, type, text] =
    /= (contentType|callGroup)\(\{\n {2}name: '([\w-]+)',\n {2}typeLabel: '([^']+)'/.exec(source) ?? []
  if (!type || !text) throw new Error(`${file}: begin the declaration with \`name\` and \`typeLabel\``)
  return kind === 'contentType' ? { file, name, type, label: { type, text } } : { file, name, type }
}

function keysOf(menu: string): MenuEntryKey[] {
  const entries = menu.split(/(?=\bkey: ')/).slice(1)
  return entries.flatMap((entry) => {
    const [, key] = /^key: '([\w-]+)'/.exec(entry) ?? []
    return key ? [{ key, isGroup: entry.includes('isGroup: true') }] : []
  })
}

function panelLine(slice: string, { key, isGroup }: MenuEntryKey): string {
  if (isGroup) return `  '${key}': ChooseSubMenu,`
  const load = `() => import('#content/${slice}/${slice}.panel.tsx')`
  return `  '${key}': lazyWithRetry(${load}, ({ panels }) => panels['${key}']),`
}

function migrationIndex(root: string): string {
  const folder = join(root, 'db/migrations')
  const files = readdirSync(folder)
    .filter((file) => /^\d{3}-(?!.*\.test\.ts$).*\.ts$/.test(file))
    .sort()
  const migrations = files.map((file) => ({
    file,
    name: exported(
      readFileSync(join(folder, file), 'utf8'),
      /^export const (\w+): Migration\b/m,
      file,
      'a Migration',
    ),
  }))
  return text(
    [
      ...migrations.map(({ file, name }) => `import { ${name} } from './${file}'`),
      `import type { Migration } from './schema.ts'`,
    ],
    `/** All migrations in the order they are applied, which is that of their names. Applied ones are never edited. */`,
    `export const migrations: readonly Migration[] = [`,
    migrations.map(({ name }) => `  ${name},`),
    `]`,
  )
}

function exported(source: string, pattern: RegExp, file: string, wanted: string): string {
  const [, name] = pattern.exec(source) ?? []
  if (!name) throw new Error(`${file}: no export const of ${wanted}`)
  return name
}

function text(
  imports: string[],
  comment: string,
  opening: string,
  entries: string[],
  closing: string,
): string {
  const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : ''
  return `${NOTE}\n${head}${[comment, opening, ...entries, closing].join('\n')}\n`
}

/** `thank-you` as the name of a constant: `thankYou`. */
export const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
