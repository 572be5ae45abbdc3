import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { acceptanceSheet } from './sheet.tsx'
import type { Outcome } from './outcome.ts'
import type { TestResult } from './test-results.ts'

const line = (number: string, verdict: Outcome['verdict'], rest: Partial<Outcome> = {}): Outcome => ({
  number,
  section: '2.3',
  fact: `${number} in English.`,
  results: [],
  verdict,
  ...rest,
})
const result = (title: string, hasPassed = true) => ({ kind: 'unit', path: 'a.test.ts', title, hasPassed })

function sheetOf(outcomes: Outcome[], results: TestResult[] = []) {
  const html = acceptanceSheet({
    outcomes,
    facts: new Map([['P-001', '首页有轮播图 <b>']]),
    runs: {
      unit: {
        version: 'abcdef0123',
        isChanged: true,
        endedAt: '2026-11-25T05:00:00Z',
        seconds: 1,
        passed: 2,
        failed: 1,
      },
    },
    pictures: new Map([['P 2.3', ['pictures/home.webp']]]),
    views: [{ name: '首页', file: 'views/home.html' }],
    results,
    writtenAt: new Date('2026-11-25T05:00:00Z'),
  })
  return new JSDOM(html).window.document
}

const headings = (page: Document) => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)

test('lines without a test come first, then what failed and what did not run, then all by document', () => {
  const page = sheetOf([
    line('P-001', 'passed'),
    line('P-002', 'failed'),
    line('A-001', 'no test', { reason: { why: 'description', because: 'Told in English.' } }),
    line('A-002', 'not run'),
  ])
  expect(headings(page)).toEqual([
    '总览',
    '无测试（1 条）',
    '未通过（1 条）',
    '未运行（1 条）',
    '公众网站',
    '管理后台',
    '适老化',
  ])
  expect(page.body.textContent).toContain('说明性条目：没有可检验的行为。')
  expect(page.body.textContent).not.toContain('Told in English.')
})

test('a line stands in Chinese with its tests, those that failed in front, and with pictures of its section', () => {
  const results = [
    ...Array.from({ length: 5 }, (_, index) => result(`passes ${index}`)),
    result('breaks', false),
  ]
  const page = sheetOf([line('P-001', 'failed', { results })])
  const row = page.querySelector('.document tr[data-verdict=failed]')!
  expect(row.querySelector('td')!.firstChild!.textContent).toBe('首页有轮播图 <b>')
  expect([...row.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '失败：a.test.ts breaks',
    'a.test.ts passes 0',
    'a.test.ts passes 1',
    'a.test.ts passes 2',
    '另有 2 项',
  ])
  expect(page.querySelector('.pictures img')!.getAttribute('src')).toBe('pictures/home.webp')
})

test('the runs are told with their version, in Chinese time', () => {
  const run = sheetOf([]).querySelector('table')!.textContent
  expect(run).toContain('abcdef01（有未提交的改动）')
  expect(run).toContain('2026年11月25日 13:00')
})

test('the items for senior users stand there with how each of their tests ended', () => {
  const path = 'app/public/read-aloud/player.test.tsx'
  const title = 'a pause cuts off the sentence, and it is said again from its beginning'
  const itemOf = (results: TestResult[]) =>
    [...sheetOf([], results).querySelectorAll('tr')].find(({ textContent }) =>
      textContent?.startsWith('语音阅读'),
    )
  expect(itemOf([])).toHaveProperty('textContent', expect.stringContaining(`未运行：${path} ${title}`))
  const ended = (hasPassed: boolean) => itemOf([{ kind: 'component', path, title, hasPassed }])?.textContent
  expect(ended(true)).toMatch(/(?<!未)通过：app/)
  expect(ended(false)).toContain(`未通过：${path} ${title}`)
  expect(ended(true)).toMatch(/达到$/)
})
