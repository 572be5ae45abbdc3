import { expect, test } from 'vitest'
import { nextVersion } from './policy-version.ts'

test.each([
  ['', '2026-11-25', '2026-11-25'],
  ['2026-11-24.3', '2026-11-25', '2026-11-25'],
  ['2026-11-25', '2026-11-25', '2026-11-25.2'],
  ['2026-11-25.9', '2026-11-25', '2026-11-25.10'],
])('S-006 after version “%s” a text changed on %s is version %s', (before, today, version) => {
  expect(nextVersion(before, today)).toBe(version)
})
