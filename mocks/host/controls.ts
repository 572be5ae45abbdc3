import { randomBytes } from 'node:crypto'
import { Router, type Request, type RequestHandler } from 'express'
import { beginSituation } from '#mocks/situation/begin-situation.ts'
import { askedSituation } from '#mocks/situation/asked-situation.ts'
import { writeSituation } from '#mocks/situation/write-situation.ts'
import { headerSituation } from './header-situation.ts'
import { refusedSituation } from './refused-situation.ts'
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
 * Goes before everything of mock mode: knows who asks, and takes the situation out of the address or the header `X-Mock`.
 * Without a mark a page's browser is given one; what else shows none, such as a program, has the situation it says for this one request.
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
    const inAddress = askedSituation(searchParams)
    const inHeader = headerSituation(request, inAddress)
    const asked = inHeader ?? inAddress
    if (asked?.refusal) return refusedSituation(request, response, asked.refusal)
    // A header comes with each of many requests: what it counts begins with the first of them.
    const isUnderWay =
      inHeader !== undefined && asked && writeSituation(asked.situation) === tester.begun.text
    const begun = asked && !isUnderWay ? beginSituation(asked.situation) : tester.begun
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
    if (!visits.now().begun.fates.ready) return next()
    response.status(503).json({ status: 'unavailable' })
  })
  return router
}

/** Scripts of lazily loaded parts that a situation leaves out or never answers; goes before the files. */
export function lateParts(visits: Visits): RequestHandler {
  return (request, response, next) => {
    const fate = LATE_PART.test(request.path) ? visits.now().begun.fates['late-parts'] : undefined
    if (fate === 'missing') response.status(404).type('txt').send('')
    else if (fate === undefined) next()
  }
}

// Chunks are named after their module: the console's panels and the forms that come alive late. The entry and the routes always
// come, or no page would be alive.
const LATE_PART = /\/[\w-]+-(panel|live)-[\w-]+\.js$/

/** What a person sees as a page; its scripts then ask with the mark it was given. */
const isPage = ({ method, headers }: Request) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.includes('text/html')))
