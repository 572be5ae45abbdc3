import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tokenFiles } from '#design-system/tokens/dtcg/index.ts'
import { formatText } from '#scripts/tasks/format-text.mjs'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

// `npm run tokens`: the design tokens as files that design tools import (docs/decisions/0008).

for (const [name, content] of Object.entries(tokenFiles())) {
  const filepath = join(projectRoot, 'design-system/tokens/dtcg', name)
  await writeFile(filepath, await formatText(filepath, JSON.stringify(content)))
  process.stdout.write(`design-system/tokens/dtcg/${name}\n`)
}
