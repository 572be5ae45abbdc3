import { expect, test } from 'vitest'
import { tallyOfPictures, tallyOfPlaywright, tallyOfVitest } from './test-tallies.mjs'

test('of Vitest the failed tests are named with their first reason, without colours and line breaks', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'is right', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'is wrong',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
          },
        ],
      },
    ],
  }
  expect(tallyOfVitest('unit', report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['unit: is wrong: expected 1 to be 2'],
    retried: [],
  })
})

test('of Vitest a test that passed when it was tried again has passed, and is named with what was wrong at first', () => {
  const wavers = {
    status: 'passed',
    fullName: 'wavers',
    failureMessages: ['too late\n  at a.test.ts', 'later'],
  }
  const report = {
    numPassedTests: 1,
    testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [wavers] }],
  }
  expect(tallyOfVitest('unit', report)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
    retried: ['unit: wavers: too late at a.test.ts'],
  })
})

test('of Vitest a file that could not be read is named', () => {
  const testResults = [
    { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(tallyOfVitest('unit', { testResults }).failures).toEqual(['unit: /a.test.ts: no such module'])
})

test('of Playwright the failed specs are named, however deep they lie, and those that passed when tried again', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('passes', 'expected')],
        suites: [
          {
            specs: [spec('fails', 'unexpected', 'timed out', 'again'), spec('wavers', 'flaky', 'first time')],
          },
        ],
      },
    ],
  }
  expect(tallyOfPlaywright('e2e', report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['e2e: fails: timed out'],
    retried: ['e2e: wavers: first time'],
  })
})

test('of pictures each is named with its reason', () => {
  const failures = [{ name: 'card-360', reason: '43 个像素与认可的不同' }]
  const retried = [{ name: 'film-360', reason: '9 个像素不同' }]
  expect(tallyOfPictures('visual', { passed: 3, failed: 1, failures, retried })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['visual: card-360: 43 个像素与认可的不同'],
    retried: ['visual: film-360: 9 个像素不同'],
  })
})

test('a report that was never written counts as nothing run', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }
  expect(tallyOfVitest('unit', undefined)).toEqual(nothing)
  expect(tallyOfPlaywright('e2e', undefined)).toEqual(nothing)
  expect(tallyOfPictures('visual', undefined)).toEqual(nothing)
})
