import { randomBytes } from 'node:crypto'
import { Router, type Request, type RequestHandler } from 'express'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { rulesInQuery } from '#mocks/rules/rules-in-query.ts'
import { writeRules } from '#mocks/rules/write-rules.ts'
import { rulesInHeader } from './rules-in-header.ts'
import { refuseRules } from './refuse-rules.ts'
import { markOf, TESTER_COOKIE, TESTER_HEADER } from './tester-mark.ts'
import { mockCalls, type MockCallsOptions } from './mock-calls.ts'
import type { Testers } from './testers.ts'
import type { Visits } from './visits.ts'

const cookieRules = { path: '/', sameSite: 'lax', httpOnly: true } as const

export interface MockControlsOptions extends MockCallsOptions {
  testers: Testers
  /** The script of the bar. */
  barFile?: string
}

/**
 * First middleware of mock mode: identifies the tester and reads rules from the URL or the header `X-Mock`. Browsers
 * without a mark get one; other clients have their rules for one request.
 */
export function mockControls({ testers, visits, signIn, account, barFile }: MockControlsOptions) {
  const router = Router()
  router.use((request, response, next) => {
    const shown = markOf(request)
    if (shown === undefined) {
      const message = `测试者的标记只能有字母、数字、“-”与“_”，至多 64 个（${TESTER_HEADER} 或 Cookie ${TESTER_COOKIE}）`
      response.clearCookie(TESTER_COOKIE, cookieRules)
      return void response.status(400).json({ code: 400, message, data: null })
    }
    const mark = shown === '' && isPage(request) ? randomBytes(6).toString('hex') : shown
    if (mark !== shown) response.cookie(TESTER_COOKIE, mark, cookieRules)
    const tester = testers.of(mark)
    const { searchParams } = new URL(request.originalUrl, 'http://site')
    const inAddress = rulesInQuery(searchParams)
    const inHeader = rulesInHeader(request, inAddress)
    const asked = inHeader ?? inAddress
    if (asked?.refusal) return refuseRules(request, response, asked.refusal)
    // A header comes with each of many requests: what it counts begins with the first of them.
    const isUnderWay = inHeader !== undefined && asked && writeRules(asked.rules) === tester.begun.text
    const begun = asked && !isUnderWay ? applyRules(asked.rules) : tester.begun
    // Those who show no mark are many: what one of them asks for is not the others'.
    if (mark !== '') tester.begun = begun
    const by = request.path.startsWith('/api/') ? 'http' : 'page'
    visits.during({ tester, begun, by }, next)
  })
  router.get('/mock/bar.js', (_request, response, next) => {
    if (barFile === undefined) return next()
    response.sendFile(barFile, { headers: { 'Cache-Control': 'no-cache' } })
  })
  router.use('/mock', mockCalls({ visits, signIn, account }))
  router.get('/readyz', (_request, response, next) => {
    if (!visits.now().begun.faults.ready) return next()
    response.status(503).json({ status: 'unavailable' })
  })
  return router
}

/** Scripts of lazily loaded parts that mock rules leave out or never answer; goes before the files. */
export function lateParts(visits: Visits): RequestHandler {
  return (request, response, next) => {
    const fault = LATE_PART.test(request.path) ? visits.now().begun.faults['late-parts'] : undefined
    if (fault === 'missing') response.status(404).type('txt').send('')
    else if (fault === undefined) next()
  }
}

// Chunks are named after their module: the console's panels and the forms that come alive late. The entry and the routes always
// come, or no page would be alive.
const LATE_PART = /\/[\w-]+[.-](panel|live)-[\w-]+\.js$/

/** What a person sees as a page; its scripts then ask with the mark it was given. */
const isPage = ({ method, headers }: Request) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.includes('text/html')))
