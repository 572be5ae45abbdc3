import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import { describeContract } from '#contract/openapi/describe-contract.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import { declaredCalls } from './declared-calls.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { recipes } from '#tests/setup/recipes.ts'
import { hasBody, type ExampleCall } from './example-calls.ts'
import { writeMocksPackage } from './write-mocks-package.ts'

const run = promisify(execFile)
/** A foreign project: a folder elsewhere that has the package and MSW, and nothing of ours. */
let project = ''
let folder = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'foreign-'))
  folder = join(project, 'node_modules/@tulian/mocks')
  await mkdir(join(project, 'node_modules/@tulian'), { recursive: true })
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await writeMocksPackage(folder)
  await symlink(join(projectRoot, 'node_modules/msw'), join(project, 'node_modules/msw'))
}, 120_000)
afterAll(() => rm(project, { recursive: true, force: true }))

/** Runs a program there with Node alone. */
async function printed(program: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: project })
  return stdout.trimEnd().split('\n')
}

describe('in a plain Node project', () => {
  test.each(recipes('js node'))('the recipe “$heading” prints what it says', async ({ code }) => {
    const says = [...code.matchAll(/^\/\/ → (.+)$/gm)].map(([, line]) => line)
    expect(says.length).toBeGreaterThan(0)
    expect(await printed(code)).toEqual(says)
  })

  test('its README does', async () => {
    const text = await readFile(join(folder, 'README.md'), 'utf8')
    const [, code = ''] = /^## 在 Node 里\n+```js\n([^]*?)^```$/m.exec(text) ?? []
    expect(await printed(code)).toEqual(['200 true demo'])
  })

  test('a demonstration picture comes with it, other hosts are left alone, a wrong situation is refused', async () => {
    const program = `
      import { createMockServer } from '@tulian/mocks/node'
      const api = createMockServer({ origin: 'http://mocked.example' })
      api.server.listen({ onUnhandledRequest: 'error' })
      const picture = await fetch('http://mocked.example/upload/demo-about.webp')
      console.log(picture.status, picture.headers.get('content-type'), (await picture.arrayBuffer()).byteLength > 1000)
      console.log(await fetch('http://other.example/api/banner/list').catch(() => 'not ours'))
      try { api.begin('lod=500') } catch (error) { console.log(error.name, error.message.includes('load=500')) }
      api.server.close()
    `
    expect(await printed(program)).toEqual(['200 image/webp true', 'not ours', 'RangeError true'])
  })
})

test('its types stand alone: strict, every library checked, a wrong use refused', async () => {
  await writeFile(
    join(project, 'use.ts'),
    `import { createMockApi, type CallLine, type ScenarioName } from '@tulian/mocks'
import { createMockServer } from '@tulian/mocks/node'
import { createMockWorker } from '@tulian/mocks/browser'
import { setupServer } from 'msw/node'

const api = createMockApi({ situation: 'load-fails-banner' })
setupServer(...api.handlers).listen()
export const status: number | undefined = createMockServer().calls()[0]?.status
export const starting: Promise<unknown> = createMockWorker().worker.start()
export const line: CallLine = 'POST /api/contact/add'
export const scenario: ScenarioName = 'slow'
// @ts-expect-error -- no such scenario
export const wrong: ScenarioName = 'slou'
// @ts-expect-error -- no such content type
api.seed({ bannr: [] })
`,
  )
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
    '--module',
    'nodenext',
  ]
  const compiler = join(projectRoot, 'node_modules/typescript-native/bin/tsc')
  const checked = run(process.execPath, [compiler, ...options, '--lib', 'es2022,dom,dom.iterable', '--types', '', 'use.ts'], { cwd: project }) // oxfmt-ignore
  const output = await checked.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(output.split('\n').filter((each) => !each.startsWith('node_modules/msw/'))).toEqual([''])
})

test('every name of a scenario and of a call is in its types', async () => {
  const types = await readFile(join(folder, 'names.d.ts'), 'utf8')
  const names = [...scenarioNames, ...declaredCalls.map(({ call }) => call.endpoint)]
  expect(names.filter((name) => !types.includes(`| ${JSON.stringify(name)}\n`))).toEqual([])
})

test('nothing of the project is left in it: no aliases, no host, no database', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|d\.ts)$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const all = texts.join('\n')
  expect(all).not.toMatch(/["']#(content|contract|design-system|mocks|app|db|operations|scripts)\//)
  expect(all).not.toMatch(/\b(sequelize|sqlite3|projectRoot)\b/i)
  const named = [...all.matchAll(/\bfrom ?["']([@\w][\w@/:.-]*)["']/g)].map(([, name = '']) => name)
  expect([...new Set(named)].sort()).toEqual(['msw', 'msw/browser', 'msw/node', 'node:fs/promises'])
})

describe('the examples', () => {
  let examples: readonly ExampleCall[] = []
  beforeAll(async () => {
    examples = JSON.parse(await readFile(join(folder, 'examples.json'), 'utf8')).calls
  })

  test('have every declared call, with a success and every refusal that its description knows', () => {
    expect(examples.map(({ line }) => line)).toEqual(declaredCalls.map(({ call }) => call.endpoint))
    const { paths } = describeContract(contract)
    for (const { line, path, method, answers } of examples) {
      const { responses } = paths[path]![method.toLowerCase()]!
      expect(
        answers.map(({ status }) => status),
        line,
      ).toEqual(Object.keys(responses).map(Number).filter(hasBody))
      expect(answers[0]?.status, line).toBe(200)
    }
  })

  test('are what the description says, request and answers', { timeout: 120_000 }, () => {
    const document = JSON.parse(JSON.stringify(describeContract(contract)))
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema(document, 'api')
    const pointer = (path: string, ...rest: (string | number)[]) =>
      ['api#/paths', path, ...rest].map((each, at) => (at === 0 ? each : encodeURIComponent(String(each).replaceAll('~', '~0').replaceAll('/', '~1')))).join('/') // oxfmt-ignore
    const wrong: string[] = []
    for (const { line, path, method, answers } of examples)
      for (const { status, body } of answers) {
        const told = document.paths[path][method.toLowerCase()].responses[status]
        const at = told.$ref ? `api${told.$ref}` : pointer(path, method.toLowerCase(), 'responses', status)
        const content = told.$ref
          ? document.components.responses[told.$ref.split('/').at(-1)].content
          : told.content
        if (!content?.['application/json']) continue
        const isRight = ajv.validate({ $ref: `${at}/content/application~1json/schema` }, body)
        if (!isRight) wrong.push(`${line} ${status}: ${ajv.errorsText()}`)
      }
    expect(wrong).toEqual([])
  })

  test('tell no token and no address of this machine', () => {
    expect(JSON.stringify(examples)).not.toMatch(/\b[0-9a-f]{64}\b|\/tmp\//)
  })
})
