import { expect, test } from 'vitest'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { explainStartFailure } from './explain-start-failure.ts'

const systemError = (facts: object) => Object.assign(new Error('listen failed\n    at stack'), facts)

test.each([
  [systemError({ code: 'EADDRINUSE', port: 3000 }), '端口 3000 已被占用'],
  [systemError({ code: 'ENOSPC' }), '磁盘空间已满'],
  [systemError({ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }), 'HOST=10.9.9.9'],
  [systemError({ code: 'ENOTFOUND', hostname: 'no-such-host' }), 'HOST=no-such-host'],
  [systemError({ code: 'EAI_AGAIN', hostname: 'no-such-host' }), 'HOST=no-such-host'],
  [systemError({ code: 'EACCES', port: 80 }), 'PORT=80'],
  [new StartRefusal('PORT=abc：应为整数。'), 'PORT=abc'],
  [new Error('something\nelse'), 'something'],
])('%s is told in one line', (error, words) => {
  const line = explainStartFailure(error)
  expect(line).toContain(words)
  expect(line).not.toContain('\n')
})
