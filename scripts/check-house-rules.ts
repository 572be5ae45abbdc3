// Part of `npm run validate`: what no linter knows of this project (scripts/checks/house-rules.ts).
import { unfinishedParts, wrongNames } from './checks/house-rules.ts'
import { projectFiles } from './checks/project-files.ts'

const files = projectFiles()
const faults = [...wrongNames(files), ...unfinishedParts(files)]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
