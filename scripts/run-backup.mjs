// `npm run backup -- --to FILE | --check FILE` (docs/operations/backup.md#手动备份).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('backup')
