import { expect, test } from 'vitest'
import { kindOfChange, mayBeSeen } from './kind-of-change.ts'

test.each([
  ['新增', 'Draw the design system from one source of tokens', ['button.tsx', 'button.test.tsx'], true],
  ['新增', 'Mend what the whole run found', ['button.tsx'], true],
  ['新增', 'Add a small size', ['button.styles.ts'], false],
  ['修正', 'Mend the focus ring', ['button.styles.ts', 'button.test.tsx'], false],
  ['移除', 'Remove the round variant', ['button.tsx'], false],
  ['改动', 'Keep a menu in sight', ['button.tsx'], false],
  // A word that only begins like one of the list says nothing.
  ['改动', 'Address the button by its name', ['button.tsx'], false],
  ['测试', 'Mend the test of the button', ['button.test.tsx'], false],
] as const)('%s: %s', (kind, subject, files, isFirst) => {
  expect(kindOfChange({ subject, files, isFirst })).toBe(kind)
})

test('styles may be seen, and a component without a file for them; tests and behaviour may not', () => {
  expect(mayBeSeen(['button.styles.ts'], true)).toBe(true)
  expect(mayBeSeen(['button.tsx', 'use-press.ts'], true)).toBe(false)
  expect(mayBeSeen(['tick-rule.tsx'], false)).toBe(true)
  expect(mayBeSeen(['tick-rule.test.tsx', 'ticks.ts'], false)).toBe(false)
})
