import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { storySources } from './story-source.ts'

const files = projectFiles(['stories', 'content']).filter((file) => file.endsWith('.stories.tsx'))

test.each(files)('the code of each story in %s is TypeScript that brings its component along', (file) => {
  const code = readFileSync(file, 'utf8')
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(code) ?? []
  const sources = [...storySources(file, code).values()]
  expect(sources).not.toEqual([])
  expect(syntaxErrors(sources.join('\n;'))).toEqual([])
  // No trace of the build, of rendering or of the story's tools. No import relative to the story file.
  expect(sources.join('\n')).not.toMatch(
    /<styled\.|No Display Name|\bfn\(|storybook\/test|\{function|from '\./,
  )
  const speaking = sources.filter((source) => source.includes(`<${component}`))
  const brings = new RegExp(`^import .*\\b${component}\\b|^(function|const) ${component}\\b`, 'm')
  expect(speaking.filter((source) => !brings.test(source))).toEqual([])
})

function syntaxErrors(source: string) {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: 'pasted.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  })
  return diagnostics.map(({ messageText }) => messageText)
}

describe('as a developer would write it', () => {
  const written = (stories: string) =>
    storySources(
      'stories/design-system/sample.stories.tsx',
      `import { fn } from 'storybook/test'
import { Plus, Minus } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { Row } from './layout.tsx'
const meta = { component: Button, args: { children: '新增', size: 'small', onClick: fn() } } satisfies Meta<typeof Button>
${stories}`,
    )

  test('the component stands with the properties of all stories and of its own', () => {
    const stories = written(
      'export const One: Story = { args: { size: undefined, isWide: true, title: \'A "b"\' } }',
    )
    expect(stories.get('One')).toBe(`import { Button } from '#design-system/button/index.ts'

<Button onClick={() => {}} isWide title={'A "b"'}>新增</Button>`)
  })

  test('what a story takes from another one, and what it declares for it, comes along', () => {
    const stories = written(`const icon = <Plus aria-hidden />
export const One: Story = { args: { icon } }
export const Two: Story = { ...One, args: { ...One.args, children: '再加' } }`)
    expect(stories.get('Two')).toBe(`import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'

const icon = <Plus aria-hidden />

export const Two = () => (<Button size="small" onClick={() => {}} icon={icon}>再加</Button>)`)
  })

  test('a drawing of its own is a component that takes the properties', () => {
    const stories = written('export const One: Story = { render: (args) => <Row><Button {...args} /></Row> }')
    expect(stories.get('One')).toBe(`import { type ComponentProps } from 'react'
import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'

function OneSample(args: ComponentProps<typeof Button>) { return (<Row><Button {...args} /></Row>) }

export const One = () => (<OneSample size="small" onClick={() => {}}>新增</OneSample>)`)
  })

  test('a drawing that takes no properties is what it draws', () => {
    expect(written('export const One: Story = { render: () => <Button>保存</Button> }').get('One')).toBe(
      `import { Button } from '#design-system/button/index.ts'

<Button>保存</Button>`,
    )
  })
})
