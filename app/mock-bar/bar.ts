import { watchClicks } from '#app/bug-report/click-log.ts'
import { mockApi } from './mock-api.ts'
import { mountBar } from './mount-bar.tsx'
import { standAbove } from './stand-above.ts'

// Served by mock mode as /mock/bar.js, which its documents ask for (app/document/server-parts.tsx).
if (!document.querySelector('mock-bar')) {
  const host = document.createElement('mock-bar')
  host.setAttribute('data-notices-above', '')
  watchClicks()
  mountBar(host, mockApi)
  standAbove(host)
}
