import lighthouse from 'lighthouse'
import { median } from '../bench/time-requests.mjs'
import { openChromium } from './open-chromium.mjs'

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/** What is told of a visit beside the grades, in milliseconds but for the shift. */
export const figures = /** @type {const} */ ({
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
})

/**
 * @typedef {object} PageReport
 * @property {Record<string, number>} grades of a hundred, the median of the visits, by category
 * @property {Record<string, number>} figures their medians
 * @property {string[]} faults what took marks in any visit, a line each
 */

/**
 * Visits an address as a phone on a slow network, each time in a new browser, and takes the medians.
 * @param {string} program Chromium's
 * @param {string} address
 * @param {number} visits
 * @returns {Promise<PageReport>}
 * @throws where Lighthouse could not load the page
 */
export async function auditPage(program, address, visits) {
  const seen = []
  for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(program, address))
  return {
    grades: mediansOf(seen.map(({ grades }) => grades)),
    figures: mediansOf(seen.map((each) => each.figures)),
    faults: [...new Set(seen.flatMap(({ faults }) => faults))],
  }
}

/**
 * @param {string} program
 * @param {string} address
 */
async function visitOnce(program, address) {
  const { port, close } = await openChromium(program)
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    return readResult(result.lhr)
  } finally {
    await close()
  }
}

/** @param {import('lighthouse').Report} lhr */
function readResult(lhr) {
  /** @type {Record<string, number>} */
  const grades = {}
  /** @type {string[]} */
  const faults = []
  for (const category of categories) {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {}
    grades[category] = Math.round((score ?? 0) * 100)
    for (const { id, weight } of auditRefs) {
      const audit = lhr.audits[id]
      // A figure of speed is told as a figure; everything else that is not whole is a fault.
      if (!audit || weight === 0 || category === 'performance') continue
      if (audit.score !== null && audit.score < 1) faults.push(faultOf(audit))
    }
  }
  const measured = Object.keys(figures).map((id) => [id, lhr.audits[id]?.numericValue ?? NaN])
  return { grades, figures: /** @type {Record<string, number>} */ (Object.fromEntries(measured)), faults }
}

/** @param {import('lighthouse').Audit} audit */
function faultOf({ id, title, details }) {
  const places = (details?.items ?? []).slice(0, 3).map((item) => JSON.stringify(item).slice(0, 300))
  return [`${id}: ${title}`, ...places].join('\n      ')
}

/**
 * @param {Record<string, number>[]} all with the same keys
 * @returns {Record<string, number>}
 */
function mediansOf(all) {
  const keys = Object.keys(all[0] ?? {})
  return Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key] ?? NaN))]))
}
