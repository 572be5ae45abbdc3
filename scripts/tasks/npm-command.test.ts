import { expect, test } from 'vitest'
import { createMachine } from './create-machine.ts'
import { npmCommand } from './npm-command.mjs'

const WINDOWS_NODE = 'C:\\Program Files\\nodejs\\node.exe'
const WINDOWS_NPM = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'

test('npm that started the script is called again, by the running Node and without a shell', () => {
  const npm = '/usr/lib/node_modules/npm/bin/npm-cli.js'
  const machine = createMachine('linux', [npm], { npm_execpath: npm })
  expect(npmCommand(machine, '/usr/bin/node')).toEqual({
    command: '/usr/bin/node',
    first: [npm],
    shell: false,
  })
})

test('on Windows npm is found beside Node where nothing names it', () => {
  const machine = createMachine('win32', [WINDOWS_NPM])
  expect(npmCommand(machine, WINDOWS_NODE)).toEqual({
    command: WINDOWS_NODE,
    first: [WINDOWS_NPM],
    shell: false,
  })
})

test('on Windows npm.cmd is started through a shell, as Node demands', () => {
  const machine = createMachine('win32', [])
  expect(npmCommand(machine, WINDOWS_NODE)).toEqual({ command: 'npm', first: [], shell: true })
})

test('elsewhere npm of the PATH is called', () => {
  const machine = createMachine('darwin', [])
  expect(npmCommand(machine, '/opt/node')).toEqual({ command: 'npm', first: [], shell: false })
})

test('another package manager that started the script, and a path that is gone, are not taken for npm', () => {
  const yarn = '/usr/share/yarn/bin/yarn.js'
  const started = createMachine('linux', [yarn], { npm_execpath: yarn })
  const gone = createMachine('linux', [], { npm_execpath: '/gone/npm-cli.js' })
  expect(npmCommand(started, '/usr/bin/node').command).toBe('npm')
  expect(npmCommand(gone, '/usr/bin/node').command).toBe('npm')
})
