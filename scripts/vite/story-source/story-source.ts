import { posix } from 'node:path'
import ts from 'typescript'
import { bare, readStoryFile, type StoryFile } from './story-file.ts'
import { namesIn } from './names-in.ts'
import { sourceOfNode } from './source-of-node.ts'

/**
 * The code a developer writes to get a story's output: imports, the story file's declarations, the component with its
 * properties. Excludes staging: decorators, toolbar globals, play functions.
 * @param name the file's path from the repository's root, such as `stories/design-system/button.stories.tsx`
 * @returns the text of each story, not yet formatted, by its export's name
 */
export function storySources(name: string, code: string): Map<string, string> {
  const file = readStoryFile(name, code)
  return new Map([...file.stories.keys()].map((story) => [story, sourceOf(file, story)]))
}

function sourceOf(file: StoryFile, story: string): string {
  const { meta, stories, propertiesOf } = file
  const own = stories.get(story) ?? new Map<string, ts.Node>()
  const component = meta.get('component')?.getText() ?? ''
  const args = new Map([...propertiesOf(meta.get('args')), ...propertiesOf(own.get('args'))])
  const render = own.get('render') ?? meta.get('render')
  const drawn = render ? drawnBy(render, { component, story }) : { tag: component }
  const element = drawn.body ?? elementOf(drawn.tag ?? component, args)
  const parts = [drawn.helper ?? '']
  const helpers = helpersOf(file, [...parts, element])
  // Beside declarations an element by itself would be no valid module.
  const isAlone = helpers.length === 0 && !drawn.helper
  parts.push(isAlone || !element ? element : `export const ${story} = () => (${element})`)
  return [importsOf(file, [...helpers, ...parts], file.source.fileName), ...helpers, ...parts]
    .filter(Boolean)
    .join('\n\n')
}

interface Drawn {
  /** A component that the story declares in place. */
  helper?: string
  /** The component that gets the story's properties. */
  tag?: string
  /** What is drawn where there are none to be given. */
  body?: string
}

/** A render function is a component: it takes the properties. Where it takes none, what it returns is all there is. */
function drawnBy(render: ts.Node, { component, story }: { component: string; story: string }): Drawn {
  const drawing = bare(render)
  if (!ts.isArrowFunction(drawing) && !ts.isFunctionExpression(drawing)) return { tag: drawing.getText() }
  const [parameter] = drawing.parameters
  const body = bare(drawing.body)
  const isElement = ts.isJsxElement(body) || ts.isJsxSelfClosingElement(body) || ts.isJsxFragment(body)
  if (!parameter && isElement) return { body: sourceOfNode(body) }
  if (parameter && ts.isJsxSelfClosingElement(body) && /^\{\.\.\.args\}$/.test(body.attributes.getText())) {
    return { tag: body.tagName.getText() }
  }
  const isNamed = ts.isFunctionExpression(drawing) && drawing.name && drawing.name.text !== story
  const tag = isNamed ? drawing.name.text : `${story}Sample`
  const type = component ? `ComponentProps<typeof ${component}>` : 'object'
  const takes = parameter && `${parameter.getText()}${parameter.type ? '' : `: ${type}`}`
  const head = `function ${tag}(${takes ?? ''}) `
  const helper = ts.isBlock(drawing.body)
    ? head + sourceOfNode(drawing.body)
    : `${head}{ return (${sourceOfNode(body)}) }`
  return { helper, ...(parameter ? { tag } : { body: `<${tag} />` }) }
}

function elementOf(tag: string, args: ReadonlyMap<string, ts.Node>): string {
  const attributes: string[] = []
  let inner = ''
  for (const [name, value] of args) {
    const text = sourceOfNode(value)
    if (text === 'undefined') continue
    if (name === 'children') inner = childrenOf(bare(value), text)
    else attributes.push(attributeOf(name, bare(value), text))
  }
  const head = [tag, ...attributes].join(' ')
  return inner && inner !== '{null}' ? `<${head}>${inner}</${tag.replace(/<.*/, '')}>` : `<${head} />`
}

function attributeOf(name: string, value: ts.Node, text: string): string {
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name
  if (ts.isStringLiteral(value) && !/["\\{&]/.test(value.text)) return `${name}="${value.text}"`
  return `${name}={${text}}`
}

function childrenOf(value: ts.Node, text: string): string {
  if (ts.isStringLiteral(value) && !/[<>{}&\\]|^\s|\s$/.test(value.text)) return value.text
  if (ts.isJsxFragment(value)) return text.slice('<>'.length, -'</>'.length).trim()
  return ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) ? text : `{${text}}`
}

/** The file's own declarations that a text needs, and those that these need, in the file's order. */
function helpersOf({ helpers }: StoryFile, texts: string[]): string[] {
  const needed = new Set<ts.Statement>()
  const visit = (text: string) => {
    for (const [name, statement] of helpers) {
      if (needed.has(statement) || !namesIn(text).has(name)) continue
      needed.add(statement)
      visit(statement.getText())
    }
  }
  texts.forEach(visit)
  return [...new Set(helpers.values())].filter((statement) => needed.has(statement)).map(sourceOfNode)
}

function importsOf({ imports }: StoryFile, texts: string[], file: string): string {
  const used = new Set(texts.flatMap((text) => [...namesIn(text)]))
  const modules = new Map<string, string[]>()
  if (used.has('ComponentProps') && !imports.has('ComponentProps'))
    modules.set('react', ['type ComponentProps'])
  const lines: string[] = []
  for (const [name, { module, written: form, kind }] of imports) {
    if (!used.has(name)) continue
    const from = module.startsWith('.') ? `#${posix.join(posix.dirname(file), module)}` : module
    if (kind === 'named') modules.set(from, [...(modules.get(from) ?? []), form])
    else lines.push(`import ${form} from '${from}'`)
  }
  for (const [module, forms] of modules) lines.push(`import { ${forms.join(', ')} } from '${module}'`)
  return lines.sort((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1)).join('\n')
}

/** Packages first, as they are written by hand. */
const moduleOf = (line: string) => (line.split(" from '")[1] ?? '').replace('#', '~')
