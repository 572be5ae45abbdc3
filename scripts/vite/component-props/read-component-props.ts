import ts from 'typescript'
import { withCompilerOptions, type ComponentDoc } from 'react-docgen-typescript'
import { defaultsIn } from './defaults-in.ts'

/** One property of a component, as its documentation shows it. */
export interface DocumentedProp {
  name: string
  /** The type with its names resolved: `"small" | "medium"`, not `keyof typeof sizes`. */
  type: string
  isRequired: boolean
  /** As it is written in the source; a text without its quotes. */
  defaultValue?: string
  /** The sentence of its type. */
  description: string
}

/** What was read of some components. */
export interface ReadProps {
  /** The properties of each component, by its name. */
  props: Map<string, DocumentedProp[]>
  /** The content of each project file that the compiler read: any change may change a type. */
  sources: Map<string, string>
  /** Whether each file of these that is imported was there. */
  isWhole: boolean
}

/**
 * The own properties of each component in some files; those of the platform and of libraries are left out.
 * @param files paths of modules with components
 * @param configFile the project's `tsconfig.json`
 */
export function readComponentProps(files: readonly string[], configFile: string): ReadProps {
  const { config } = ts.readConfigFile(configFile, (name) => ts.sys.readFile(name))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const parser = withCompilerOptions(
    { ...options, noErrorTruncation: true },
    {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // A library's property that the component documents again counts as its own. Image attributes do not: the
      // compiler shares one declaration between all elements.
      propFilter: ({ name, parent, declarations = [] }) =>
        !PLATFORM.has(name) &&
        parent?.name !== 'ImgHTMLAttributes' &&
        [parent, ...declarations].some((place) => place && !isForeign(place.fileName)),
    },
  )
  const program = ts.createProgram([...files], options)
  const own = program.getSourceFiles().filter(({ fileName }) => !isForeign(fileName))
  const components = parser.parseWithProgramProvider([...files], () => program)
  return {
    props: new Map(components.map((component) => [component.displayName, propsOf(component, program)])),
    sources: new Map(own.map(({ fileName, text }) => [fileName, text])),
    isWhole: own.every((source) => areFound(source, options)),
  }
}

/** Whether the project's modules that a file imports exist. Imports with a Vite query are not type modules. */
function areFound({ text, fileName }: ts.SourceFile, options: ts.CompilerOptions): boolean {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName: name }) => /^[.#][^?]*$/.test(name))
    .every(({ fileName: name }) => ts.resolveModuleName(name, fileName, options, ts.sys).resolvedModule)
}

/** What every element takes. */
const PLATFORM = new Set(['ref', 'key', 'as', 'forwardedAs', 'className', 'style', 'theme'])
const isForeign = (file: string) => file.includes('node_modules/')

function propsOf({ props, filePath }: ComponentDoc, program: ts.Program): DocumentedProp[] {
  const source = program.getSourceFile(filePath)
  const defaults = source ? defaultsIn(source) : new Map<string, string>()
  return Object.values(props).map(({ name, type, required, defaultValue, description }) => ({
    name,
    type: textOf(type),
    isRequired: required,
    defaultValue: (defaultValue as { value: string } | null)?.value ?? defaults.get(name),
    description,
  }))
}

/** A union of literals lists its values; of the others the compiler's own text is kept. */
function textOf({ name, raw = '', value }: ComponentDoc['props'][string]['type']): string {
  if (name !== 'enum' || !Array.isArray(value)) return raw || name
  return value.map((one: { value: string }) => one.value).join(' | ')
}
