// `npm run move -- --to URL | --uploads-to URL` (docs/operations/moving.md).
import { runProgram } from './steps/run-program.mjs'

await runProgram('move')
