// `npm run keys -- rotate` (docs/operating.md#keys).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('keys')
