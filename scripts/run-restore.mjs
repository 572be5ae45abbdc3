// `npm run restore -- --from FILE` (docs/operations/backup.md#恢复).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('restore')
