import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedComponentProps } from './cached-component-props.ts'

// Without the platform's own types, which take the compiler seconds.
const config = (isStrict: boolean) =>
  JSON.stringify({ compilerOptions: { strict: isStrict, noLib: true, types: [] } })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'props-'))
  write('config.json', config(true))
  write('sizes.ts', "export type Size = 'small' | 'large'")
  write('card.tsx', component('Card'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = (name: string) => join(folder, name)
const write = (name: string, text: string) => writeFileSync(path(name), text)
const component = (name: string) =>
  `import type { Size } from './sizes'
export function ${name}({ size }: { size: Size }) { return null }`

function install() {
  mkdirSync(path('node_modules'))
  write('node_modules/.package-lock.json', '{}')
}

const ask = (...names: string[]) =>
  cachedComponentProps(['card.tsx', ...names].map(path), path('config.json'), path('kept.json'))
const sizeOfCard = (...names: string[]) => ask(...names).get('Card')?.[0]?.type

test('what was read is told again as long as nothing changed', () => {
  expect(sizeOfCard()).toBe('"small" | "large"')
  const kept = readFileSync(path('kept.json'), 'utf8')
  write('kept.json', kept.replace('\\"large\\"', '\\"from what was kept\\"'))
  expect(sizeOfCard()).toBe('"small" | "from what was kept"')
})

test.each([
  ['the type is another', () => write('sizes.ts', "export type Size = 'other'"), '"other"'],
  ['what was kept is damaged', () => write('kept.json', '{"question":'), '"small" | "large"'],
  ['a file that was read is gone', () => rmSync(path('sizes.ts')), 'Size'],
  ['the lock is another', () => write('package-lock.json', '{}'), '"small" | "large"'],
  ['other packages are installed', install, '"small" | "large"'],
  ['the compiler is told otherwise', () => write('config.json', config(false)), '"small" | "large"'],
])('it is read again where %s', (_, change, told) => {
  ask()
  const kept = readFileSync(path('kept.json'), 'utf8')
  write('kept.json', kept.replace('\\"large\\"', '\\"from what was kept\\"'))
  change()
  expect(sizeOfCard()).toBe(told)
})

test('a file that was missing is seen once it is there', () => {
  rmSync(path('sizes.ts'))
  expect(sizeOfCard()).toBe('Size')
  write('sizes.ts', "export type Size = 'small' | 'large'")
  expect(sizeOfCard()).toBe('"small" | "large"')
})

test('it is read again where another file is asked about', () => {
  expect([...ask().keys()]).toEqual(['Card'])
  write('box.tsx', component('Box'))
  expect([...ask('box.tsx').keys()]).toEqual(['Card', 'Box'])
})
