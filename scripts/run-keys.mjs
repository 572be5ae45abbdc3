// `npm run keys -- rotate` (docs/operating.md#keys).
import { runProgram } from './steps/run-program.mjs'

await runProgram('keys')
