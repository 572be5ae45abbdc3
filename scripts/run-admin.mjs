// `npm run admin -- list | add NAME | disable NAME | reset-password NAME` (docs/operations/accounts-and-sign-in.md#管理员命令).
import { runProgram } from './tasks/run-program.mjs'

await runProgram('admin')
