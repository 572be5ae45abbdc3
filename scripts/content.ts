// `npm run content`: writes the indexes of content/ and of the migrations (docs/guides/add-content-type.md).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIndexes } from './content/content-indexes.ts'
import { projectRoot } from './steps/project-root.mjs'

for (const [file, text] of Object.entries(contentIndexes(projectRoot))) {
  writeFileSync(join(projectRoot, file), text)
  console.log(file)
}
