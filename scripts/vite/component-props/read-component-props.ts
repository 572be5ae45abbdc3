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

/**
 * The own properties of each component in some files, by its name; those of the platform and of libraries are left out.
 * @param files paths of modules with components
 * @param configFile the project's `tsconfig.json`
 */
export function readComponentProps(
  files: readonly string[],
  configFile: string,
): Map<string, DocumentedProp[]> {
  const { config } = ts.readConfigFile(configFile, (name) => ts.sys.readFile(name))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const parser = withCompilerOptions(
    { ...options, noErrorTruncation: true },
    {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // One that a library has too, and the component describes anew, is its own. Not so those of a picture: the compiler
      // shares them between all elements that have them, whichever of our components describes one.
      propFilter: ({ name, parent, declarations = [] }) =>
        !PLATFORM.has(name) &&
        parent?.name !== 'ImgHTMLAttributes' &&
        [parent, ...declarations].some((place) => place && !isForeign(place.fileName)),
    },
  )
  const program = ts.createProgram([...files], options)
  return new Map(
    parser
      .parseWithProgramProvider([...files], () => program)
      .map((component) => [component.displayName, propsOf(component, program)]),
  )
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
