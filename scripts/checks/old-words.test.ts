import { expect, test } from 'vitest'
import { oldWords } from './old-words.ts'

test('an old name in code or of a file, and an archaic word anywhere are named with their file', () => {
  const texts = {
    'app/a.ts': "import { createAsk } from './b.ts'\n",
    'app/c.ts': '// It is loaded lazily.\nconst made = `made lazily`\n',
    'docs/d.md': 'The page is drawn anew.',
    'docs/e.md': 'Use --anew.',
    'docs/f.md': 'It hangs\non the order.',
    'app/capsule/f.ts': '',
    'tests/hands.test.ts': '',
    'docs/hands.md': '',
  }
  expect(oldWords(texts)).toEqual([
    'app/a.ts: createAsk has another name now (docs/design/vocabulary.md)',
    'docs/d.md: write "again" for "anew"',
    'docs/f.md: write "depends on" for "hangs on"',
    'app/capsule/f.ts: capsule has another name now (docs/design/vocabulary.md)',
    'tests/hands.test.ts: hands.test.ts has another name now (docs/design/vocabulary.md)',
  ])
})
