// `npm run keys -- rotate` (docs/operations/keys.md).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('keys')
