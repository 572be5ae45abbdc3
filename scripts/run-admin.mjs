// `npm run admin -- list | add NAME | disable NAME | reset-password NAME` (docs/operating.md#commands).
import { runProgram } from './steps/run-program.mjs'

await runProgram('admin')
