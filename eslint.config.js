import { readdirSync, readFileSync } from 'node:fs'
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'
import { flagNames } from './scripts/lint/flag-names.mjs'

const tests = ['**/*.test.{ts,tsx}', 'tests/**']
const literalColour = '/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(/i'
const aColour = 'A colour is a token: token.color.… (design-system/tokens).'

const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports; default only where a framework demands it.',
}
const fileExtensions = {
  selector:
    'ImportDeclaration[source.value=/^(\\.|#)/]:not([source.value=/\\.(tsx?|m?js|json|css|jpe?g|webp|svg|woff2)(\\?[a-z-]+)?$/])',
  message: 'Write the file’s extension.',
}
const tokensForLooks = [
  { selector: `TaggedTemplateExpression TemplateElement[value.raw=${literalColour}]`, message: aColour },
  {
    selector: 'TaggedTemplateExpression TemplateElement[tail=false][value.raw=/[\\s:,(]-$/]',
    message: 'A token is a var(): write calc(-1 * …), browsers drop -var(…).',
  },
  {
    selector: `JSXAttribute[name.name=/^(style|color|fill|stroke)$/] Literal[value=${literalColour}]`,
    message: aColour,
  },
]

/** What visitors and staff look at: its looks come from tokens. */
const drawn = {
  files: ['design-system/**', 'app/**', '.storybook/**', 'stories/**'],
  ignores: ['design-system/tokens/**', 'stories/foundations/**', ...tests],
}

/** Where a framework looks for a default export. */
const exportDefault = [
  'app/root.tsx',
  'app/routes.ts',
  'app/entry.*.tsx',
  'app/routes/**',
  'stories/**/*.stories.tsx',
  '.storybook/**',
  '*.config.{ts,js}',
  '.dependency-cruiser.mjs',
  'tests/visual/*.config.ts',
  'tests/e2e/setup/global-*.ts',
  'tests/{contract,e2e,faults,instances}/global-*.ts',
]

const { 'react-hooks/rules-of-hooks': rulesOfHooks, ...rulesOfComponents } =
  reactHooks.configs.flat['recommended-latest'].rules
const exhaustiveDeps = rulesOfComponents['react-hooks/exhaustive-deps']

/**
 * Where a hook may be called outside of a component. The rules of components compile each file once more, which takes three
 * quarters of all time: they look at these only, at components, and not at tests and stories, which no visitor renders.
 */
const withHooks = ['app', 'design-system'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && /\buse[A-Z]\w*\(/.test(readFileSync(file, 'utf8'))),
)

export default ts.config(
  {
    ignores: [
      'build',
      'data',
      '.cache',
      'storybook-static',
      'test-results',
      'playwright-report',
      '**/mockServiceWorker.js',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../../*', '../..'],
              message: 'Use the folder’s name: #contract/…, #app/…, #design-system/… .',
            },
            { group: ['lucide-react/*'], message: 'Import icons by name from lucide-react.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', namedExports, fileExtensions],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Failed loads are told in the console; everything else is left-over debugging.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: { rules: { 'flag-names': flagNames } } },
    rules: { 'house/flag-names': 'error' },
  },
  {
    files: ['**/*.tsx', 'app/**/*.ts', 'design-system/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': rulesOfHooks,
      'react-hooks/exhaustive-deps': exhaustiveDeps,
      // Our own components decide where the focus starts in a dialog; only plain elements are forbidden to take it.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['**/*.tsx', ...withHooks],
    ignores: [...tests, 'stories/**'],
    // After hydration an effect is the place to read what only the browser knows.
    rules: { ...rulesOfComponents, 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: drawn.files,
    ignores: drawn.ignores,
    rules: {
      'no-restricted-syntax': ['error', namedExports, fileExtensions, ...tokensForLooks],
    },
  },
  { files: exportDefault, rules: { 'no-restricted-syntax': ['error', fileExtensions] } },
  {
    // A rule's last block replaces the ones before it: what is both drawn and exported by default says the rest again.
    files: exportDefault.flatMap((defaults) => drawn.files.map((looks) => [defaults, looks])),
    ignores: drawn.ignores,
    rules: { 'no-restricted-syntax': ['error', fileExtensions, ...tokensForLooks] },
  },
  {
    files: ['scripts/**', '**/*.{cjs,mjs,js}', 'db/**', 'app/server/**', 'tests/{e2e,faults}/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      // A fixture named use… is no hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  { files: [...tests, 'stories/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['contract/demo/**'], rules: { 'max-lines': 'off' } },
  // Drawings index into tables of points that stand beside them.
  { files: ['scripts/brand/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)
