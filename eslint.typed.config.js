import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** What a flag may begin with: is, has, can … or what the thing does (`$isOpen`, `startsDark`). */
const flag = /^\$?((is|has|can|was|are|does|should|must|may|will)[A-Z]|[a-z]+s([A-Z]|$))/.source
/** Flags that others have named: the DOM, OpenAPI, Sequelize, Playwright, Remix, styled-system props. */
const othersFlags =
  /^(altKey|ctrlKey|metaKey|shiftKey|required|unique|forcedColors|touch|dry-run|forUpdate|setByServer|_.*|v3_.*)$/
    .source

/**
 * The rules that need types: a promise that nobody waits for loses its failure, and a flag is named as one. They stand
 * alone, because what they say of a file depends on others: unlike those of eslint.config.js their answers are never kept.
 */
export default ts.config(
  { ignores: ['build', 'storybook-static', 'mocks/public', '**/*.{js,cjs,mjs}'] },
  {
    files: ['**/*.{ts,tsx}'],
    // The other rules are only known by name here, for the comments that answer them.
    plugins: { '@typescript-eslint': ts.plugin, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: {
      parser: ts.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: ['typeProperty', 'classProperty'],
          types: ['boolean'],
          format: null,
          custom: { regex: flag, match: true },
          filter: { regex: othersFlags, match: false },
        },
      ],
    },
  },
)
