// `npm run costs` measures every component of the design system and writes design-system/costs.json. Tests use these
// values as upper limits.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentFolders } from './costs/component-folders.ts'
import { measureComponents } from './costs/measure-component.ts'
import { projectRoot } from './tasks/project-root.mjs'

const costs = await measureComponents(componentFolders())
writeFileSync(join(projectRoot, 'design-system/costs.json'), `${JSON.stringify(costs, null, 2)}\n`)
for (const [folder, { own, whole, packages }] of Object.entries(costs)) {
  process.stdout.write(
    `${folder.padEnd(24)}${own.toFixed(1).padStart(7)} KB own${whole.toFixed(1).padStart(8)} KB in all  ${packages.length > 4 ? `${packages.length} packages` : packages.join(', ')}\n`,
  )
}
