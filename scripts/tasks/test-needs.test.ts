import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDriverlessProject } from './create-driverless-project.ts'
import { StepFailure } from './step-failure.mjs'
import { testKinds } from './test-kinds.mjs'
import { prepareNeeds } from './test-needs.mjs'

let printed: string[]

beforeEach(() => {
  printed = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(printed.push(String(text))))
})
afterEach(() => vi.restoreAllMocks())

const browser = { title: '浏览器', prepare: async () => '/usr/bin/chromium（140.0）' }
const postgres = {
  title: 'PostgreSQL',
  prepare: () => Promise.reject(new StepFailure('没有找到：请安装。', 'the last words of apt')),
}

test('what is there and what is missing is said, each with its path or with the way to get it', async () => {
  const missing = await prepareNeeds(['postgres', 'browser'], { browser, postgres })
  expect([...missing]).toEqual([['postgres', '没有找到：请安装。']])
  expect(printed).toEqual([
    '✓ 浏览器：/usr/bin/chromium（140.0）\n',
    'the last words of apt\n✗ PostgreSQL：没有找到：请安装。\n',
  ])
})

test('what no chosen test needs is not looked for', async () => {
  expect((await prepareNeeds(['browser', 'browser'], { browser, postgres })).size).toBe(0)
  expect(printed).toHaveLength(1)
})

test('a mistake of ours is not taken for a missing program', async () => {
  const broken = { title: '浏览器', prepare: () => Promise.reject(new TypeError('ours')) }
  await expect(prepareNeeds(['browser'], { browser: broken })).rejects.toThrow('ours')
})

test('each kind of test names what it needs', () => {
  const needs = Object.entries(testKinds).map(([name, kind]) => `${name}: ${kind.needs.join(' ')}`.trim())
  expect(needs).toEqual([
    'validate:',
    'unit: driver',
    'contract: driver postgres',
    'component:',
    'journeys: browser driver',
    'slow: driver postgres',
    'postgres: driver postgres',
    'faults: driver postgres',
    'instances: driver postgres',
    'e2e: browser driver',
    'stories: browser fonts',
    'visual: browser',
  ])
})

test('npm test says first what it could not get, and counts every kind that needs it as failed', async () => {
  const project = await createDriverlessProject()
  const env = { PATH: '', CHROMIUM_PATH: '/nowhere/chromium', npm_config_build_from_source: 'true' }
  const { code, out } = await project.test(['unit', 'stories'], env)
  await project.remove()
  expect(code).toBe(1)
  const said = [
    '✗ 浏览器：CHROMIUM_PATH=/nowhere/chromium',
    '✗ SQLite 驱动：没有可用的',
    '── unit ──',
    '── stories ──',
  ]
  expect(out).toMatch(new RegExp(said.join('[^]*')))
  expect(out).toContain('\nunit: 没有运行：没有可用的 SQLite 驱动')
  expect(out).toContain('\nstories: 没有运行：CHROMIUM_PATH=/nowhere/chromium：没有这个文件。\n')
  expect(out).toMatch(/\nunit +0 +1 +0 .*\nstories +0 +1 +0 .*\n\n0 passed, 2 failed\n$/)
})
