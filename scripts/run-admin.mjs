// `npm run admin -- list | add NAME | disable NAME | reset-password NAME` (docs/operating.md#commands).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('admin')
