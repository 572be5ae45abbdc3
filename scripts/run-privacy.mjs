// `npm run privacy -- purge | export | erase | verify-audit` (docs/operating.md#personal-data).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('privacy')
