import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { collectorFlags } from './tune-collector.ts'

test.each(collectorFlags)('V8 knows %s, of which it would say nothing but a line on the console', (flag) => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const [, name = flag] = /^--(?:no-)?([\w-]+)/.exec(flag) ?? []
  expect(known).toMatch(new RegExp(`^ +--${name} \\(`, 'm'))
})
