import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import typescript from 'typescript'
import { contract } from '#content/registry/contract.ts'
import { scenarioNames } from '#mocks/scenarios.ts'

/** The modules whose types others read; all they name is said in them, or by MSW. */
const modules = ['index', 'node', 'browser', 'types'] as const

/**
 * Writes the package's declarations, each module by itself, so that they need no other type of the project.
 * @throws Error where a module leaves a type to be inferred, or names another of the project's
 */
export async function writeTypes(from: string, to: string): Promise<void> {
  for (const name of modules) {
    const fileName = join(from, `${name}.ts`)
    const { outputText, diagnostics = [] } = typescript.transpileDeclaration(
      await readFile(fileName, 'utf8'),
      {
        fileName,
        compilerOptions: { isolatedDeclarations: true, declaration: true, stripInternal: true },
        reportDiagnostics: true,
      },
    )
    const [wrong] = diagnostics
    if (wrong)
      throw new Error(`${name}.ts: ${typescript.flattenDiagnosticMessageText(wrong.messageText, '\n')}`)
    const inner = /from '(#[^']+)'/.exec(outputText)?.[1]
    if (inner) throw new Error(`${name}.ts: its types name ${inner}, which the package does not have`)
    await writeFile(join(to, `${name}.d.ts`), outputText.replace(/(from '\.\/[\w-]+)\.ts'/g, `$1.js'`))
  }
  await writeFile(join(to, 'names.d.ts'), names())
}

/** What `mocks/package/names.ts` derives from the declaration, written out. */
function names(): string {
  const types = contract.map(({ name }) => name)
  const lines = contract.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint))
  return [
    union('A scenario, by its name.', 'ScenarioName', scenarioNames),
    union('What records are kept of.', 'ContentTypeName', types),
    union('A declared call, such as `GET /api/banner/list`.', 'CallLine', lines),
  ].join('')
}

const union = (comment: string, name: string, values: readonly string[]) =>
  `/** ${comment} */\nexport type ${name} =\n${values.map((value) => `  | ${JSON.stringify(value)}\n`).join('')}\n`
