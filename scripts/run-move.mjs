// `npm run move -- --to URL | --uploads-to URL` (docs/operations/moving.md).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('move')
