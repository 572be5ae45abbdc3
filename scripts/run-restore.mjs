// `npm run restore -- --from FILE` (docs/operating.md#backup-and-restore).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('restore')
