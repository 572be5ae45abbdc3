// `npm run privacy -- purge | export | erase | verify-audit` (docs/operations/personal-data.md#命令).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('privacy')
