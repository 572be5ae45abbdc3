import { LONG_LIST } from './fill-long-list.mjs'

/**
 * All that one run measured; what it left out is absent.
 * @typedef {object} Results
 * @property {import('./compare-answers.mjs').Answers} [kept]
 * @property {import('./compare-answers.mjs').Answers} [anew]
 * @property {import('./compare-answers.mjs').Compared} [firstAnew]
 * @property {import('./compare-answers.mjs').Answers} [messages]
 * @property {import('./write-then-read.mjs').Pairs} [onOne]
 * @property {import('./write-then-read.mjs').Pairs} [onTwo]
 * @property {import('./time-start.mjs').Start} [start]
 * @property {import('./compare-lists.mjs').Growth} [growth]
 * @property {Record<string, import('./page-sizes.mjs').Sizes>} [sizes]
 */

const NOT_MEASURED = 'not measured'

/**
 * The results as docs/performance.md shows them, in Markdown.
 * @param {Results} results
 */
export function tableOfResults(results) {
  const { kept, anew, firstAnew, messages, start, growth, sizes } = results
  const home = sizes?.['/']
  const rows = [
    ['what', 'peers, measured the same way', 'before', 'goal', 'now'],
    ['---', '---', '---', '---', '---'],
    ['home page, kept', 'nginx 0.5; Astro prerendered 7; Next static 68', '760', '≤ 2', ratio(kept, '/')],
    ['the same, 304', '', '', '≤ 1.3', ratio(kept, '/ (304)')],
    ['`/about`, kept', '', '1052', '≤ 2', ratio(kept, '/about')],
    [
      'home page, made anew',
      'Remix + Sequelize as usual, a page of a fifth of the size, 150; Next SSR 593',
      '760',
      '≤ 150, stretch 75',
      ratio(anew, '/'),
    ],
    ['the same, the first 1,000 pages of a process', '', '', '', ratio({ first: firstAnew }, 'first')],
    ['`/about`, made anew', '', '1052', '', ratio(anew, '/about')],
    [
      'public list of 1 KB, kept',
      'Keystone 125; Payload 271; Strapi 230; Directus 498',
      '124',
      '≤ 2',
      ratio(kept, '/api/banner/list'),
    ],
    ['the same, 304', '', '', '≤ 1.3', ratio(kept, '/api/banner/list (304)')],
    [
      'public list of 116 KB, kept',
      'Keystone 141; Strapi 224; Payload 232; Directus 366',
      '',
      '≤ 2',
      ratio(kept, LONG_LIST),
    ],
    [
      'list of 1 KB, made anew',
      'Remix + Sequelize as usual 126',
      '124',
      '≤ 75',
      ratio(anew, '/api/banner/list'),
    ],
    ['list of 116 KB, made anew', 'Remix + Sequelize as usual 152', '', '≤ 100', ratio(anew, LONG_LIST)],
    [
      'message, durable',
      'raw SQL 3.9; Keystone 65; Remix + Sequelize as usual 100; Strapi 207',
      '230',
      '≤ 60',
      ratio(messages, '/api/contact/add'),
    ],
    ...growthRows(growth),
    [
      'processor until it serves ÷ bare node',
      'Fastify 2.6; Remix + Sequelize as usual 4.1; Strapi 22',
      '19',
      '≤ 10',
      start ? start.processor.toFixed(1) : NOT_MEASURED,
    ],
    [
      'memory at rest / after 100,000 pages, MB',
      'Fastify 25 / 48; Remix + Sequelize as usual 52 / 133; Strapi 192 / 235',
      '144 / 650–760',
      '≤ 110 / ≤ 180',
      start ? `${start.memory[0]} / ${start.memory[100_000]}` : NOT_MEASURED,
    ],
    ['home page’s HTML, gzip', '14.6 KB is one round trip', '26 KB', '≤ 15 KB', kilobytes(home?.html)],
    ['home page’s script, gzip', 'Astro 2.9; Remix alone 91', '114 KB', '≤ 110 KB', kilobytes(home?.script)],
    ['contact’s script', '', '165 KB', '≤ 135 KB', kilobytes(sizes?.['/contact']?.script)],
    ['apply’s script', '', '175 KB', '≤ 135 KB', kilobytes(sizes?.['/apply']?.script)],
  ]
  return [table(rows), pairsOf(results), memoryOf(start), sizesOf(sizes)].filter(Boolean).join('\n\n')
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

/** @param {import('./compare-lists.mjs').Growth | undefined} growth */
function growthRows(growth) {
  /** @type {[title: string, before: string, goal: string][]} */
  const lists = [
    ['newest', '1.08', '≤ 1.2'],
    ['by name', '1.03', '≤ 1.2'],
    ['one day', '1.3–2.7', '≤ 1.2'],
    ['last page', '22', '≤ 1.5'],
    ['two characters, of one in 500', '315', '≤ 3'],
    ['two characters, of one in 10', '', '≤ 3'],
    ['a longer word', '', '≤ 3'],
  ]
  return lists.map(([title, before, goal]) => {
    const ratios = ['SQLite', 'PostgreSQL'].map((database) => {
      const [messages, applications] = ['messages', 'applications'].map(
        (type) => growth?.[`${database}, ${type}, ${title}`],
      )
      if (messages === undefined || applications === undefined) return undefined
      return `${database} ${messages.toFixed(2)}, ${applications.toFixed(2)}`
    })
    const measured = ratios.filter((each) => each !== undefined)
    const peers = title === 'newest' ? 'Payload 4.1; Strapi 7.5; Directus 15' : ''
    return [
      `1,000,000 rows ÷ 1,000, messages and applications: ${title}`,
      peers,
      before,
      goal,
      measured.join('; ') || NOT_MEASURED,
    ]
  })
}

/** @param {Results} results */
function pairsOf({ onOne, onTwo }) {
  const one = onOne && `${onOne.pairs} pairs on one process, ${onOne.missed} missed`
  const two =
    onTwo &&
    `${onTwo.pairs} on two processes of one PostgreSQL, ${onTwo.missed} not told within a second (told after ${onTwo.medianMs.toFixed(1)} ms in the median, ${onTwo.longestMs.toFixed(0)} ms at most)`
  const told = [one, two].filter(Boolean).join('; ')
  return told && `Written, then read: ${told}.`
}

/** @param {import('./time-start.mjs').Start | undefined} start */
function memoryOf(start) {
  if (!start) return ''
  const curve = Object.entries(start.memory).map(([pages, megabytes]) => `${megabytes} MB after ${pages}`)
  return `Memory by pages sent: ${curve.join(', ')}.`
}

/** @param {Results['sizes']} sizes */
function sizesOf(sizes) {
  if (!sizes) return ''
  const rows = Object.entries(sizes).map(([path, { html, styles, script }]) => [
    `\`${path}\``,
    ...[html, styles, script].map((each) => each.toFixed(1)),
  ])
  return table([
    ['page, KB packed by gzip', 'HTML', 'style', 'script'],
    ['---', '---:', '---:', '---:'],
    ...rows,
  ])
}

/** @param {number | undefined} value */
function kilobytes(value) {
  return value === undefined ? NOT_MEASURED : `**${value.toFixed(1)} KB**`
}

/** @param {string[][]} rows */
function table(rows) {
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
