import express, { Router, type Request, type Response } from 'express'
import { scenarioChoices, scenarios } from '#mocks/scenarios.ts'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { refusalText, parseRules } from '#mocks/rules/parse-rules.ts'
import { nearestNames } from '#mocks/rules/nearest-names.ts'
import { isRecord, type Keyed } from '#mocks/shapes/with-changed-answers.ts'
import { checkSeed, WrongSeed } from './check-seed.ts'
import { bugReportCalls, type SignIn } from './bug-report-calls.ts'
import { done, refuse } from './envelopes.ts'
import { mockPage, type ShownAccount } from './mock-page.ts'
import { pagePolicy } from './page-frame.ts'
import { resetTester, type Tester } from './testers.ts'
import type { Visits } from './visits.ts'

export interface MockCallsOptions {
  visits: Visits
  /** Opens a session of the console for a tester. */
  signIn: SignIn
  /** The invented account, unless ADMIN_PASSWORD names another. */
  account: ShownAccount | undefined
}

const known = ['/scenarios', '/situation', '/calls', '/seed', '/clock', '/capsule', '/reset']

/**
 * Mock mode's own API in the product's shape, `{ code, message, data }`, scoped to the requesting tester. A browser
 * at `/mock` gets a page without script.
 */
export function mockCalls({ visits, signIn, account }: MockCallsOptions) {
  const router = Router()
  const tester = () => visits.now().tester
  router.use(express.json({ limit: '5mb', strict: false, type: () => true }))
  router.use(notJson)

  router.get('/', (request, response, next) => {
    if (request.accepts(['json', 'html']) !== 'html') return next()
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': pagePolicy })
    response.type('html').send(mockPage(tester(), known, account))
  })
  router.get('/scenarios', (_request, response) => {
    done(response, scenarioChoices.map((each) => ({ ...each, composition: scenarios[each.name].composition }))) // oxfmt-ignore
  })
  router.get('/situation', (_request, response) => done(response, { situation: tester().begun.text }))
  router.post('/situation', (request, response) => {
    const sent = given(request, response, ['situation'])
    if (!sent) return
    if (typeof sent.situation !== 'string')
      return refuse(response, '要给出情境，如 {"situation":"save=500,times:1"}')
    const { rules, refusal } = parseRules(sent.situation)
    if (refusal) return refuse(response, refusalText(refusal), refusal.nearest)
    tester().begun = applyRules(rules)
    done(response, { situation: tester().begun.text })
  })
  router.get('/calls', (_request, response) => done(response, tester().calls.made()))
  router.delete('/calls', (_request, response) => {
    tester().calls.forget()
    done(response, null)
  })
  router.post('/seed', (request, response) => {
    try {
      const content = checkSeed(request.body)
      tester().backend.seed(content)
      done(response, Object.fromEntries(Object.entries(content).map(([name, rows]) => [name, rows.length])))
    } catch (error) {
      if (!(error instanceof WrongSeed)) throw error
      refuse(response, error.message)
    }
  })
  router.get('/clock', (_request, response) => done(response, { now: tester().clock.now().toISOString() }))
  router.post('/clock', (request, response) => {
    const sent = given(request, response, ['now', 'stopped'])
    if (!sent) return
    const refusal = setClock(tester(), sent)
    if (refusal) return refuse(response, refusal)
    done(response, { now: tester().clock.now().toISOString() })
  })
  router.post('/reset', (request, response) => {
    resetTester(tester())
    // The button of the page without scripts leads back to it.
    if (request.accepts(['json', 'html']) === 'html') return response.redirect(303, request.baseUrl)
    done(response, { situation: tester().begun.text })
  })
  router.use('/capsule', bugReportCalls(tester, signIn))
  router.use((request, response) => {
    const message = `没有“${request.method} ${request.baseUrl}${request.path}”。有的是：${known.map((path) => request.baseUrl + path).join('、')}`
    response.status(404).json({ code: 404, message, data: null })
  })
  return router
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** @returns why not, where it cannot be set */
function setClock({ clock }: Tester, { now, stopped = false }: Keyed): string | undefined {
  if (typeof stopped !== 'boolean') return '“stopped”要是 true 或 false'
  if (now === null && !stopped) return void clock.reset()
  const moment = typeof now === 'string' && ZONED.test(now) ? new Date(now) : undefined
  if (!moment || Number.isNaN(moment.getTime()))
    return '“now”要写成 2027-01-01T09:00:00+08:00；写 null 回到真实时间'
  clock.set(moment, stopped)
  return undefined
}

/** The body, which must be an object of these names; otherwise it is refused. */
function given(request: Request, response: Response, names: readonly string[]): Keyed | undefined {
  const sent: unknown = request.body
  if (!isRecord(sent)) return void refuse(response, '请求内容要是一个 JSON 对象')
  const unknown = Object.keys(sent).find((name) => !names.includes(name))
  if (unknown === undefined) return sent
  return void refuse(response, `没有“${unknown}”这一项`, nearestNames(unknown, names))
}

/** What Express could not read as JSON. */
function notJson(
  error: unknown,
  _request: Request,
  response: Response,
  next: (error: unknown) => void,
): void {
  const status = isRecord(error) && typeof error.status === 'number' ? error.status : 500
  if (status === 413)
    return void response.status(413).json({ code: 413, message: '请求内容过大', data: null })
  if (status >= 500) return next(error)
  refuse(response, '请求内容不是有效的JSON')
}
