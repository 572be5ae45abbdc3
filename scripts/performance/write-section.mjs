import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { formatText } from '../tasks/format-text.mjs'
import { projectRoot } from '../tasks/project-root.mjs'

const filepath = join(projectRoot, 'docs/performance.md')

/**
 * Writes what was measured into docs/performance.md, between the two marks of that name, under the day and the machine.
 * @param {string} name
 * @param {string} markdown
 * @throws where the page lacks the marks
 */
export async function writeSection(name, markdown) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const page = await readFile(filepath, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no section ${name}`)
  const written = `${page.slice(0, from)}${begin}\n\n${whereAndWhen()}\n\n${markdown}\n\n${page.slice(to)}`
  await writeFile(filepath, await formatText(filepath, written))
}

function whereAndWhen() {
  const day = new Date().toISOString().slice(0, 10)
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Measured on ${day}: ${cpus().length} × ${processor?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.version}.`
}
