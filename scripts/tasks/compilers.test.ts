import { expect, test } from 'vitest'
import { howToGetCompilers, missingCompilers } from './compilers.mjs'
import { createMachine } from './create-machine.ts'

/** Only these programs answer. */
const having =
  (...programs: string[]) =>
  async (command: string) => ({ code: programs.includes(command) ? 0 : 127 })

const VSWHERE = 'C:\\Program Files (x86)\\Microsoft Visual Studio\\Installer\\vswhere.exe'
const windows = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }

test('on Linux what is missing of python3, make and g++ is named', async () => {
  const machine = createMachine('linux', [])
  expect(await missingCompilers(machine, having())).toEqual(['python3', 'make', 'g++'])
  expect(await missingCompilers(machine, having('python3', 'make'))).toEqual(['g++'])
  expect(await missingCompilers(machine, having('python', 'make', 'g++'))).toEqual([])
})

test('compilers that variables name count', async () => {
  const machine = createMachine('linux', [], { PYTHON: '/srv/python', MAKE: 'gmake', CXX: 'clang++' })
  expect(await missingCompilers(machine, having('/srv/python', 'gmake', 'clang++'))).toEqual([])
})

test("on a Mac without Apple's tools nothing else is asked, since asking opens a window", async () => {
  const asked: string[] = []
  const run = async (command: string) => ({ code: asked.push(command) && 2 })
  expect(await missingCompilers(createMachine('darwin', []), run)).toEqual(['Xcode 命令行工具'])
  expect(asked).toEqual(['xcode-select'])
})

test("on a Mac with Apple's tools nothing is missing", async () => {
  const run = having('xcode-select', 'python3', 'make', 'g++')
  expect(await missingCompilers(createMachine('darwin', []), run)).toEqual([])
})

test('on Windows Python goes by three names, and Visual Studio is looked for, neither make nor g++', async () => {
  const complete = createMachine('win32', [VSWHERE], windows)
  expect(await missingCompilers(complete, having('py'))).toEqual([])
  expect(await missingCompilers(complete, having('python'))).toEqual([])
  expect(await missingCompilers(createMachine('win32', [], windows), having())).toEqual([
    'python3',
    'Visual Studio Build Tools（C++）',
  ])
})

test('each platform is told its own way', () => {
  expect(howToGetCompilers(createMachine('linux', []), ['make', 'g++'])).toBe(
    'Debian/Ubuntu：apt-get install make g++；RHEL/openEuler：dnf install make gcc-c++',
  )
  expect(howToGetCompilers(createMachine('darwin', []), ['Xcode 命令行工具'])).toBe('xcode-select --install')
  expect(howToGetCompilers(createMachine('win32', []), ['python3'])).toContain('VisualStudio')
})
