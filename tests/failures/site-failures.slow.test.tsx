// @vitest-environment node
import { createRemixStub } from '@remix-run/testing'
import { PassThrough } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { createLocalApi } from '#content/registry/local-api.ts'
import { answer } from '#content/registry/answer.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { failingSituation, failureKinds, type FailureKind } from '#mocks/failures/failure-kinds.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'
import { applyRules } from '#mocks/rules/apply-rules.ts'
import { rulesOf } from '#mocks/rules/parse-rules.ts'
import { expectConsoleError } from '#tests/setup/component.ts'
import { rawText } from './raw-text.ts'
import { requestedScreens, beginWalk, kindsToWalk, isWhole } from './snapshots.ts'
import { refusedStatus, sitePages } from './site-pages.tsx'

const backend = createMemoryBackend()
const all = Object.keys(sitePages)
const walk = beginWalk('site', all)
const names = isWhole ? requestedScreens(all, all) : all
let turn = 0

afterAll(walk.keep)

// A file without tests would fail.
if (names.length === 0)
  test('none of the screens that were asked for is a page of the site', () => expect(isWhole).toBe(true))

test.each(Object.entries(sitePages).filter(([name]) => names.includes(name)))(
  'P-016, P-465, P-466 %s: whatever call fails, the page stands, in Chinese, and the log says what failed',
  { timeout: 300_000 },
  async (screen, page) => {
    // Development's React says so of the router's stub; the product's server does not run it.
    expectConsoleError(/useLayoutEffect does nothing on the server/)
    const { asked } = await shown(page, 'normal')
    expect(asked.length).toBeGreaterThan(0)
    const faults: string[] = []
    for (const matched of asked)
      for (const kind of kindsToWalk(failureKinds(matched), (turn += 1))) {
        const { html, failures } = await shown(page, failingSituation(matched, kind))
        const said = [`标题：${headingOf(html)}`, ...failures.map((failure) => `日志：${failure}`)]
        const wrong = [
          ...faultsOf(html, failures, kind),
          ...walk.note({ screen, act: '打开', line: matched.call.endpoint, kind, said }),
        ]
        faults.push(
          ...wrong.map((fault) => `${matched.call.endpoint} ${kind}: ${fault} «${said.join(' / ')}»`),
        )
      }
    expect(faults).toEqual([])
  },
)

/** The server-rendered page under mock rules, its calls, and what its loaders logged. */
async function shown(page: (typeof sitePages)[string], situation: string) {
  const failures: string[] = []
  const asked = new Map<string, Match>()
  const answering = applyRules(rulesOf(situation)).wrap(answer)
  const read = createPageReader(
    createLocalApi((request) => {
      const matched = matchCall(request.method, new URL(request.url).pathname)
      if (matched) asked.set(matched.call.endpoint, matched)
      return answering(request, backend, { address: '127.0.0.1' })
    }),
    { cleanHtml, report: (failure) => void failures.push(failure) },
  )
  return { html: await printed(await drawn(page, read)), failures, asked: [...asked.values()] }
}

/** What a route shows; where its loader refuses, the page of all failures. */
async function drawn(
  { load, Component }: (typeof sitePages)[string],
  read: PageReader,
): Promise<{ Component: ComponentType; loaded: object }> {
  try {
    return { Component, ...(await load(read)) }
  } catch (thrown) {
    const status = refusedStatus(thrown)
    if (status === undefined) throw thrown
    const error = { status, statusText: '', internal: false, data: null }
    return { Component: () => <ErrorPage error={error} />, loaded: {} }
  }
}

/** Waits for the parts that are loaded late, as the site's server does. */
async function printed({ Component, loaded }: { Component: ComponentType; loaded: object }): Promise<string> {
  const Stub = createRemixStub([{ id: 'page', path: '*', Component }])
  const stream = new PassThrough()
  const reading = readAll(stream)
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Stub hydrationData={{ loaderData: { page: loaded } }} />, {
      onAllReady: () => {
        pipe(stream)
        resolve()
      },
      onError: reject,
    })
  })
  return reading
}

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const headingOf = (html: string) => wordsOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '').trim()

function faultsOf(html: string, failures: readonly string[], kind: FailureKind): string[] {
  const words = wordsOf(html)
  const raw = rawText(words)
  return [
    ...(headingOf(html) === '' ? ['没有标题'] : []),
    ...((words.match(/[\u4e00-\u9fff]/g) ?? []).length < 20 ? ['白屏：页面上几乎没有中文'] : []),
    ...(raw ? [`机器的原文：${raw}`] : []),
    // Of a record that is gone the page speaks, not the log.
    ...(failures.some((each) => !/[\u4e00-\u9fff]/.test(each)) ? ['日志不是中文'] : []),
    ...(failures.length === 0 && !['404', '410', 'wrong-shape'].includes(kind) ? ['日志里没有一句话'] : []),
  ]
}
