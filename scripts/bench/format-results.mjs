import { LONG_LIST } from './fill-long-list.mjs'
import { acts, ROWS } from './time-lists.mjs'

/**
 * All that one run measured; what it left out is absent.
 * @typedef {object} Results
 * @property {import('./compare-answers.mjs').Answers} [kept]
 * @property {import('./compare-answers.mjs').Answers} [again]
 * @property {import('./compare-answers.mjs').Answers} [messages]
 * @property {import('./time-start.mjs').Start} [start]
 * @property {Record<number, number>} [memory]
 * @property {import('./time-lists.mjs').Lists} [lists]
 * @property {Record<string, import('./page-sizes.mjs').Sizes>} [sizes]
 */

const NOT_MEASURED = 'not measured'

/**
 * The results as docs/performance.md shows them, in Markdown.
 * @param {Results} results
 */
export function formatResults(results) {
  const { kept, again, messages, start, memory, lists, sizes } = results
  const rows = [
    ['what', 'goal', 'now'],
    ['---', '---', '---'],
    ['home page, kept', '≤ 2', ratio(kept, '/')],
    ['the same, 304', '≤ 1.3', ratio(kept, '/ (304)')],
    ['`/about`, kept', '≤ 2', ratio(kept, '/about')],
    ['public list of 1 KB, kept', '≤ 2', ratio(kept, '/api/banner/list')],
    ['the same, 304', '≤ 1.3', ratio(kept, '/api/banner/list (304)')],
    ['public list of 116 KB, kept', '≤ 2', ratio(kept, LONG_LIST)],
    ['home page, made again', '≤ 300', ratio(again, '/')],
    ['`/about`, made again', '≤ 300', ratio(again, '/about')],
    ['list of 1 KB, made again', '≤ 100', ratio(again, '/api/banner/list')],
    ['list of 116 KB, made again', '≤ 100', ratio(again, LONG_LIST)],
    ['message, durable', '≤ 60', ratio(messages, '/api/contact/add')],
    ['processor until it serves ÷ bare node', '≤ 10', start?.processor.toFixed(1) ?? NOT_MEASURED],
    ['memory at rest, MB', '≤ 150', String(memory?.[0] ?? NOT_MEASURED)],
    ['memory after 20,000 mixed requests, MB', '≤ 200', String(memory?.[20_000] ?? NOT_MEASURED)],
    ['home page’s HTML with its styles, gzip', '≤ 30 KB', kilobytes(sizes?.['/']?.html)],
    ['home page’s script, gzip', '≤ 115 KB', kilobytes(sizes?.['/']?.script)],
    ['`/about`’s script', '≤ 115 KB', kilobytes(sizes?.['/about']?.script)],
    ['`/contact`’s script', '≤ 135 KB', kilobytes(sizes?.['/contact']?.script)],
    ['`/apply`’s script', '≤ 135 KB', kilobytes(sizes?.['/apply']?.script)],
  ]
  return [table(rows), memoryOf(memory), listsOf(lists), sizesOf(sizes)].filter(Boolean).join('\n\n')
}

/**
 * @param {Record<string, import('./compare-answers.mjs').Compared | undefined> | undefined} answers
 * @param {string} name
 */
function ratio(answers, name) {
  const compared = answers?.[name]
  if (!compared) return NOT_MEASURED
  const { ratio, least, most, siteMs } = compared
  return `**${ratio.toFixed(1)}** (${least.toFixed(1)}–${most.toFixed(1)}), ${siteMs.toFixed(2)} ms`
}

/** @param {Results['memory']} memory */
function memoryOf(memory) {
  if (!memory) return ''
  const curve = Object.entries(memory).map(([requests, megabytes]) => `${megabytes} MB after ${requests}`)
  return `Memory by mixed requests: ${curve.join(', ')}.`
}

/** @param {Results['lists']} lists */
function listsOf(lists) {
  if (!lists) return ''
  const places = ['SQLite', 'PostgreSQL'].flatMap((database) =>
    ['messages', 'applications'].map((type) => `${database}, ${type}`),
  )
  const rows = Object.keys(acts).map((act) => [
    act,
    ...places.map((place) => lists[`${place}, ${act}`]?.toFixed(0) ?? NOT_MEASURED),
  ])
  return table([
    [`ms of a list of ten, of ${ROWS.toLocaleString('en')} rows (goal ≤ 300)`, ...places],
    ['---', ...places.map(() => '---:')],
    ...rows,
  ])
}

/** @param {Results['sizes']} sizes */
function sizesOf(sizes) {
  if (!sizes) return ''
  const rows = Object.entries(sizes).map(([path, { html, script }]) => [
    `\`${path}\``,
    ...[html, script].map((each) => each.toFixed(1)),
  ])
  return table([['page, KB packed by gzip', 'HTML', 'script'], ['---', '---:', '---:'], ...rows])
}

/** @param {number | undefined} value */
function kilobytes(value) {
  return value === undefined ? NOT_MEASURED : `**${value.toFixed(1)} KB**`
}

/** @param {string[][]} rows */
function table(rows) {
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
