import ts from 'typescript-eslint'
import base from './eslint.config.js'

/** What a flag may begin with: is, has, can … or what the thing does (`$isOpen`, `startsDark`). */
const flag = /^\$?((is|has|can|was|are|does|should|must|may|will)[A-Z]|[a-z]+s([A-Z]|$))/.source
/** Flags that others have named: the DOM, OpenAPI, Sequelize, Playwright, Remix, styled-system props. */
const othersFlags =
  /^(altKey|ctrlKey|metaKey|shiftKey|required|unique|forcedColors|touch|dry-run|forUpdate|setByServer|_.*|v3_.*)$/
    .source

/**
 * All rules, and those that need types: a promise that nobody waits for loses its failure, and a flag is named as one. What
 * these say of a file depends on others: unlike those of eslint.config.js alone (`npm run check`) their answers are never
 * kept. Read together, each file is parsed and walked through once, which takes four fifths of the time.
 */
export default ts.config(base, {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {
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
})
