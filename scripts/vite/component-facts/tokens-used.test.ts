import { expect, test } from 'vitest'
import { tokensUsed } from './tokens-used.ts'

test('tokens are found by their full name, by a group taken out, and by a group taken out under another name', () => {
  const code = `const { color, space: air } = token
const a = css\`color: \${color.text}; gap: \${air.x2}; font-size: \${token.fontSize.small};\``
  expect([...tokensUsed(code)].sort()).toEqual(['color.text', 'fontSize.small', 'space.x2'])
})

test('a member chosen while running stands for its group', () => {
  expect([...tokensUsed('const a = token.fontSize[name]')]).toEqual(['fontSize.*'])
})

test('what only looks like a token is none', () => {
  expect([
    ...tokensUsed('const { color } = paint; const a = color.text; const b = other.color.text'),
  ]).toEqual([])
})
