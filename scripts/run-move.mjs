// `npm run move -- --to URL | --uploads-to URL` (docs/operating.md#moving-a-site).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('move')
