import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sectionPage } from '#scripts/checks/section-pages.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

// After a change of the checklist or the decisions: the pages that citations of the specification lead to.

const folder = join(projectRoot, 'docs/spec')
const checklist = await readFile(join(folder, 'checklist.md'), 'utf8')
const decisions = await readFile(join(folder, 'decisions.md'), 'utf8')
for (const name of ['public-site', 'back-office'] as const) {
  await writeFile(join(folder, `${name}.md`), sectionPage(name, checklist, decisions))
  process.stdout.write(`docs/spec/${name}.md\n`)
}
