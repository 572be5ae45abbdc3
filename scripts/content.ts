// `npm run content`: writes the indexes of content/ and of the migrations (docs/guides/add-content-type.md).
import { writeContentIndexes } from './content/write-content-indexes.ts'
import { projectRoot } from './tasks/project-root.mjs'

await writeContentIndexes(projectRoot)
