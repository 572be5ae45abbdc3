// `npm run backup -- --to FILE | --check FILE` (docs/operating.md#backup-and-restore).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('backup')
