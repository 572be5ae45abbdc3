import { describe, expect, test } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { createAsk } from '#contract/ask/ask-in-process.ts'
import { answer } from '#contract/engine/answer.ts'
import { loadAboutPage } from '#app/public/about/load-about-page.ts'
import { loadApplyPage } from '#app/public/apply/load-apply-page.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { loadCasePage } from '#app/public/cases/load-case-page.ts'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { loadDataCollection } from '#app/public/data-collection/load-data-collection.ts'
import { loadGovernmentServices } from '#app/public/government-services/load-government-services.ts'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import { loadInternetBpo } from '#app/public/internet-bpo/load-internet-bpo.ts'
import { loadLabel } from '#app/public/label/load-label.ts'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { loadMapSurveying } from '#app/public/map-surveying/load-map-surveying.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { answerShapes, shapeNames, type ShapeName } from '#mocks/shapes/answer-shapes.ts'

const backend = createMemoryBackend()

/** What the pages report is kept: a load that fell back would be equal in every shape. */
const failures: string[] = []
const settings = { cleanHtml, report: (event: string) => void failures.push(event) }

const loads: Record<string, (ask: Ask) => Promise<unknown>> = {
  layout: (ask) => loadLayout(ask, settings),
  '/': (ask) => loadHomePage(ask, settings),
  '/about': (ask) => loadAboutPage(ask, settings),
  '/contact': (ask) => loadContactPage(ask, settings),
  '/apply': (ask) => loadApplyPage(ask, new URLSearchParams(), settings),
  '/government-services': (ask) => loadGovernmentServices(ask, settings),
  '/data-annotation': (ask) => loadDataAnnotation(ask, settings),
  '/data-collection': (ask) => loadDataCollection(ask, settings),
  '/internet-bpo': (ask) => loadInternetBpo(ask, settings),
  '/map-surveying': (ask) => loadMapSurveying(ask, settings),
  '/industry-education': (ask) => loadIndustryEducation(ask, settings),
  '/label': (ask) => loadLabel(ask, settings),
  ...Object.fromEntries(
    casePages.map((page) => [page.path, (ask: Ask) => loadCasePage(ask, page, settings)]),
  ),
}

// About-page calls repeated within a second are skipped per door (public-site §7), so each load gets a door of its own.
const askIn = (shape: ShapeName) =>
  createAsk((request) => answerShapes[shape].wrap(answer)(request, backend, { address: '127.0.0.1' }))

describe.each(shapeNames)('in the shape %s', (shape) => {
  test.each(Object.keys(loads))('%s holds what it holds as declared', async (path) => {
    failures.length = 0
    const load = loads[path]!
    const declared = await load(askIn('as-declared'))
    expect(await load(askIn(shape))).toEqual(declared)
    expect(failures).toEqual([])
  })
})
