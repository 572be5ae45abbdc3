// `npm run keys -- rotate` (docs/operations/keys.md).
import { runProgram } from './steps/run-program.mjs'

await runProgram('keys')
