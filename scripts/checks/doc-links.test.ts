import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { brokenDocLinks, type Library } from './doc-links.ts'
import { projectFiles } from './project-files.ts'

const topFiles = [
  '.dependency-cruiser.mjs',
  '.gitlab-ci.yml',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.en.md',
  'README.md',
  'SECURITY.md',
  'knip.json',
  'knip.production.jsonc',
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const files = [
  ...projectFiles([
    '.storybook',
    'app',
    'content',
    'contract',
    'db',
    'design-system',
    'docs',
    'mocks',
    'operations',
    'scripts',
  ]),
  ...projectFiles(['.ci', '.github', 'stories', 'tests']),
  ...topFiles,
]
const texts = new Map<string, string>()
const library: Library = {
  files,
  read(path) {
    if (!files.includes(path)) return undefined
    const text = texts.get(path) ?? readFileSync(join(projectRoot, path), 'utf8')
    texts.set(path, text)
    return text
  },
}

/** Code, documents, and files of settings with comments; what programs wrote is left out. */
const cites =
  /^\.ci\/|^docs\/deploy\/|\.(tsx?|mjs|js|css|mdx?|ya?ml)$|^(?:package|knip|\.oxlintrc)\S*\.jsonc?$/
/** These speak of citations, or of names that are no more. */
const checks = /^(scripts\/checks\/|docs\/design\/vocabulary\.md)/
/** The files of the content type that the guide takes as its example of a new one. */
const exampleOfGuide = /^docs\/guides\/add-content-type\.md:\d+: \S*thanks/

test('every citation of the project leads somewhere inside it', () => {
  const citing = files.filter((path) => cites.test(path) && !checks.test(path))
  expect(citing.length).toBeGreaterThan(1000)
  const lost = citing.flatMap((path) => brokenDocLinks(path, library.read(path) ?? '', library))
  expect(lost.filter((line) => !exampleOfGuide.test(line))).toEqual([])
})

test.each([
  ['a section that is none', '// The hero (public-site §2.99).', 'public-site §2.99'],
  ['a section after a good one', '// The hero (public-site §2.3, §2.99).', '§2.99'],
  ['a section of an unnamed document', '// The hero (§2.3).', '§2.3'],
  ['a section that only the other document has', '// Checks (public-site §5.4).', 'public-site §5.4'],
  ['a document without its folder', '// Five s (runbook.md).', 'runbook.md'],
  ['a document that is gone', '// Five s (docs/operating.md#answers).', 'docs/operating.md#answers'],
  ['a heading that is none', "stages: 'docs/operations/http.md#答: no'", 'docs/operations/http.md#答'],
  ['a Chinese heading of another page', '// (docs/operations/keys.md#恢复)', 'docs/operations/keys.md#恢复'],
  ['a heading in a string', "help('docs/operations/http.md#应')", 'docs/operations/http.md#应'],
  [
    'a heading by its English name',
    '// (docs/operations/http.md#answers)',
    'docs/operations/http.md#answers',
  ],
  ['a decision that is none', '// For themes (docs/decisions/0999).', 'decisions/0999'],
  ['a line of the checklist that is none', "test('P-999 the hero', () => {})", 'P-999'],
  ['a path that is none', '/** As app/public/hero.tsx has it. */', 'app/public/hero.tsx'],
])('%s is named with its file and line', (_what, planted, cited) => {
  const found = brokenDocLinks('app/root.tsx', `export {}\n${planted}\n`, library)
  expect(found).toContainEqual(`app/root.tsx:2: ${cited} leads nowhere`)
})

test('a link of a document is followed from its folder, its headings too', () => {
  const page = [
    '[how](operations/http.md#应答), [why](decisions/0001-endpoint-is-the-request-line.md), [no](operations/http.md#答).',
    '[the same](operations/http.md#%E5%BA%94%E7%AD%94 "title"), [no](operations/http.md#%E7%AD%94 "title")',
    '[own](#用语), [no](#语), `docs/operations/http.md#应答`, `docs/operations/http.md#状态`',
    '## 用语',
    '[reference]: operations/none.md',
  ].join('\n')
  expect(brokenDocLinks('docs/mocks.md', page, library)).toEqual([
    'docs/mocks.md:3: docs/operations/http.md#状态 leads nowhere',
    'docs/mocks.md:1: operations/http.md#答 leads nowhere',
    'docs/mocks.md:2: operations/http.md#%E7%AD%94 leads nowhere',
    'docs/mocks.md:3: #语 leads nowhere',
    'docs/mocks.md:5: operations/none.md leads nowhere',
  ])
  expect(brokenDocLinks('docs/mocks.md', '```sh\n[a](b.md)\n```\n', library)).toEqual([])
})

test('what is no citation is left alone', () => {
  const text = [
    "import { wrong } from 'app/public/none.ts'",
    "await writeFile(join(folder, 'notes.md'), report)",
    "request.headers.get('X-Forwarded-For')",
    '// The globs app/**/*.ts and stories/*.tsx; public-site §2.3, §9 and back-office §7.1.',
  ].join('\n')
  expect(brokenDocLinks('scripts/notes.ts', text, library)).toEqual([])
})
