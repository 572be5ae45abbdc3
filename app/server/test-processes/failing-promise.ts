import { setTimeout as after } from 'node:timers/promises'
import { createLog } from '#app/server/log.ts'
import { handleUnhandledRejections } from '#app/server/unhandled-rejections.ts'

// Leaves a failing promise alone, lives on, then throws where nobody catches.
handleUnhandledRejections(createLog('error'))
void Promise.reject(new Error('left alone'))
await after(10)
process.stdout.write('lives\n')
setTimeout(() => {
  throw new Error('thrown')
})
