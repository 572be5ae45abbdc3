import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { projectFiles } from '../checks/project-files.ts'
import { cacheFolder, projectRoot } from '../tasks/project-root.mjs'
import type { DocumentedProp } from './component-props/read-component-props.ts'
import { cachedComponentProps } from './component-props/cached-component-props.ts'

type PropTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The modules of the design system that hold components. */
const componentFiles = () =>
  projectFiles(['design-system'])
    .filter(isComponentFile)
    .map((path) => join(projectRoot, path))

/** @param path from the project's root, with slashes */
const isComponentFile = (path: string) => /^design-system\/.*(?<!\.test)\.tsx$/.test(path)

/**
 * Vite plugin: tells Storybook the properties of each component of the design system: resolved types, defaults and
 * descriptions. Storybook's own reader knows no types of other files, and names them `union` or `unknown`.
 * @param texts the description of each property, by component; where there is none, that of its type is told
 */
export function componentProps(texts: PropTexts): Plugin {
  let props: ReadonlyMap<string, DocumentedProp[]> | undefined
  return {
    name: 'component-props',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!isComponentFile(relative(projectRoot, file).replaceAll('\\', '/'))) return null
      props ??= allProps()
      const exported = [...code.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(
        ([, name = '']) => name,
      )
      const told = exported.flatMap((name) => {
        const rows = props?.get(name)
        return rows ? `;${name}.__docgenInfo = ${JSON.stringify(docgenOf(name, rows, texts[name]))}` : []
      })
      return told.length > 0 ? { code: `${code}\n${told.join('\n')}\n`, map: null } : null
    },
  }
}

/** The properties of all components, by name; read once for Storybook and the test of its tables. */
export const allProps = () =>
  cachedComponentProps(
    componentFiles(),
    join(projectRoot, 'tsconfig.json'),
    join(cacheFolder, 'component-props.json'),
  )

/** In the form in which Storybook reads it. */
function docgenOf(name: string, rows: DocumentedProp[], texts: PropTexts[string] = {}) {
  const props = rows.map(({ name: prop, type, isRequired, defaultValue, description }) => [
    prop,
    {
      name: prop,
      required: isRequired,
      description: texts[prop] ?? description,
      defaultValue: defaultValue === undefined ? null : { value: defaultValue },
      ...{ type: controlType(type), tsType: undefined },
    },
  ])
  return { displayName: name, description: '', props: Object.fromEntries(props) }
}

/** A union of literals as such, so that the table of controls offers them. */
function controlType(type: string) {
  const members = type.split(' | ')
  const isChoice = members.length > 1 && members.every((member) => /^("[^"]*"|-?\d+)$/.test(member))
  if (!isChoice) return { name: type, raw: type }
  return { name: 'enum', raw: type, value: members.map((value) => ({ value })) }
}
