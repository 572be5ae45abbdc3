// `npm run lighthouse` grades six kinds of public pages on a slow phone and writes docs/performance.md. Each grade is
// the median of three visits; exits with 1 where one is below its goal.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { prepareChromium } from './tasks/find-chromium.mjs'
import { prepareProduct } from './tasks/prepare-product.mjs'
import { projectRoot } from './tasks/project-root.mjs'
import { runCommand } from './tasks/run-command.mjs'
import { runSteps, StepFailure } from './tasks/step-failure.mjs'

const VISITS = 3
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const pages = [
  '/',
  '/about',
  '/data-annotation',
  '/government-cases/land-extension',
  '/contact',
  '/about/news/1',
]

await runSteps(async () => {
  await installDependencies()
  // A package of its own, so that only who grades pages waits for it.
  await installDependencies({ folder: join(projectRoot, 'scripts/lighthouse'), title: '安装 Lighthouse' })
  await prepareProduct()
  const program = await prepareChromium()
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    await drawPictures(folder)
    await auditPages(program, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/**
 * The demonstration's content, with the variants of all its pictures.
 * @param {string} folder
 */
async function drawPictures(folder) {
  const { startProduct } = await import('./tasks/start-product.mjs')
  const { stop } = await startProduct({ DATA_DIR: folder, DATABASE_URL: undefined })
  await stop()
  const { code, output } = await runCommand(process.execPath, [join(projectRoot, 'build/pictures.js')], {
    env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: undefined },
  })
  if (code !== 0) throw new StepFailure('生成图片的缩小版失败。', output)
}

/**
 * @param {string} program
 * @param {string} folder
 */
async function auditPages(program, folder) {
  // Only now: they need what was installed.
  const { auditPage, figures } = await import('./lighthouse/audit-page.mjs')
  const { startProduct } = await import('./tasks/start-product.mjs')
  const { writeSection } = await import('./performance/write-section.mjs')
  const rows = [
    ['page', ...Object.keys(goals), ...Object.values(figures)],
    ['---', ...Object.keys(goals).map(() => '---:'), ...Object.keys(figures).map(() => '---:')],
  ]
  const { origin, stop } = await startProduct({ DATA_DIR: folder, DATABASE_URL: undefined })
  try {
    for (const path of pages) {
      const report = await auditPage(program, origin + path, VISITS)
      const grades = Object.keys(goals).map((category) => report.grades[category] ?? NaN)
      const measured = Object.keys(figures).map((id) => shown(id, report.figures[id] ?? NaN))
      rows.push([path, ...grades.map(String), ...measured])
      process.stdout.write(`${path.padEnd(36)}${[...grades, ...measured].join('  ')}\n`)
      for (const fault of report.faults) process.stdout.write(`    ${fault}\n`)
      if (Object.values(goals).some((goal, place) => !(Number(grades[place]) >= goal))) process.exitCode = 1
    }
  } finally {
    await stop()
  }
  await writeSection('lighthouse', rows.map((row) => `| ${row.join(' | ')} |`).join('\n'))
}

/**
 * @param {string} id
 * @param {number} value
 */
function shown(id, value) {
  return id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`
}
