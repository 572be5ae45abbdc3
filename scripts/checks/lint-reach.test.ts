import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/steps/project-root.mjs'

const lint = new ESLint({ cwd: projectRoot })
const planted = {
  colour: 'const looks = css`\n  color: #fff;\n`\n',
  extension: "import './neighbour'\n",
  defaultExport: 'export default 1\n',
}

// A later block of a lint configuration replaces a rule's earlier one: each place is tried with each fault.
test.each([
  ['contract/planted.ts', { colour: 0, extension: 1, defaultExport: 1 }],
  ['app/public/planted.ts', { colour: 1, extension: 1, defaultExport: 1 }],
  ['design-system/planted.ts', { colour: 1, extension: 1, defaultExport: 1 }],
  ['design-system/tokens/planted.ts', { colour: 0, extension: 1, defaultExport: 1 }],
  ['app/root.tsx', { colour: 1, extension: 1, defaultExport: 0 }],
  ['app/routes/planted.ts', { colour: 1, extension: 1, defaultExport: 0 }],
  ['stories/app/planted.stories.tsx', { colour: 1, extension: 1, defaultExport: 0 }],
  ['planted.config.ts', { colour: 0, extension: 1, defaultExport: 0 }],
  ['eslint.planted.config.js', { colour: 0, extension: 1, defaultExport: 0 }],
])('%s is held to the rules of its place', async (filePath, expected) => {
  const found = Object.entries(planted).map(async ([name, text]) => {
    const [result] = await lint.lintText(text, { filePath })
    return [name, result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length]
  })
  expect(Object.fromEntries(await Promise.all(found))).toEqual(expected)
})

test.each(['contract/planted.ts', 'app/admin/planted.tsx', 'tests/planted.ts'])(
  'a property that is true or false is named as a flag in %s',
  async (filePath) => {
    const named = async (text: string) => {
      const [result] = await lint.lintText(text, { filePath })
      return result?.messages.filter(({ ruleId }) => ruleId === 'house/flag-names').length
    }
    expect(await named('export interface Dialog {\n  open: boolean\n  busy?: true | undefined\n}\n')).toBe(2)
    expect(await named('export class Dialog {\n  open = false\n}\n')).toBe(1)
    expect(
      await named('export interface Dialog {\n  isOpen: boolean\n  opens?: boolean\n  size: number\n}\n'),
    ).toBe(0)
  },
)
