import express from 'express'
import type { AddressInfo } from 'node:net'
import { createLog } from '#app/server/log.ts'
import { health } from '#app/server/health.ts'
import { listen } from '#app/server/listen.ts'
import { shutDownOnSignal } from '#app/server/shut-down.ts'
import { closeConnections } from '#app/server/close-connections.ts'

// A host of one slow page. Prints its port, each slow request and, at its end, the number of quick requests.
const stopping = { hasBegun: false }
const app = express()
app.use(closeConnections(stopping), health({ isReady: () => Promise.resolve(true) }, stopping))
app.get('/slow', (_request, response) => {
  process.stdout.write('asked\n')
  setTimeout(() => response.send('whole'), 2500)
})
let letIn = 0
app.get('/', (_request, response) => {
  letIn += 1
  response.send('whole')
})
process.once('exit', () => process.stdout.write(`${letIn} let in\n`))
const server = await listen(app, { host: '127.0.0.1', port: 0 })
shutDownOnSignal(server, createLog('silent'), stopping, () => Promise.resolve())
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
