import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { removeFolder, startSite, type Site } from '#tests/e2e/fixtures/site.ts'
import { sendRaw, statusesIn } from './raw-request.ts'

const EVIL = 'evil.example'
/** Pages and reads that are kept for all visitors. */
const KEPT = ['/', '/about', '/contact', '/api/partner/list', '/sitemap.xml', '/robots.txt', '/news.rss']

let site: Site
beforeAll(async () => {
  site = await startSite({ dataDir: await preparedFolder() })
})
afterAll(async () => {
  await site.stop()
  await removeFolder(site.dataDir)
})

const line = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1`, ...headers, '', ''].join('\r\n')
const smuggled = line('/api/openapi.json')
const posted = (headers: string[], body: string) =>
  [
    'POST /api/contact/add HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n')

test.each([
  ['two lengths', posted(['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled)],
  ['one length with two values', posted([`Content-Length: 0, ${smuggled.length}`], smuggled)],
  [
    'a length and chunks',
    posted(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
  ],
  [
    'chunks and a length',
    posted(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
  ],
  ['chunks in another spelling', posted(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
  [
    'chunks twice',
    posted(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`),
  ],
  ['chunks behind a blank', posted(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`)],
  ['a length with a sign', posted(['Content-Length: +5'], `{"a":${smuggled}`)],
  ['a length that is none', posted(['Content-Length: 5x'], `{"a":${smuggled}`)],
  ['a chunk of a size that is none', posted(['Transfer-Encoding: chunked'], `zz\r\n\r\n${smuggled}`)],
  ['a folded header', line('/', 'X-A: b', ' Content-Length: 10')],
  ['a header without a colon', line('/', 'X-A')],
  ['a header with a null byte', line('/', 'X-A: b\0c')],
  ['a header name with a blank', line('/', 'X A: b')],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', line('/', `Host: ${EVIL}`)],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ['headers of 100 KB', line('/', `X-A: ${'a'.repeat(100_000)}`)],
  ['an address of 100 KB', line(`/${'a'.repeat(100_000)}`)],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('a request with %s is refused, and nothing behind it is answered', async (_what, bytes) => {
  const answers = await sendRaw(site.origin, bytes)
  const statuses = statusesIn(answers)
  expect(statuses.length, answers.slice(0, 300)).toBeLessThanOrEqual(1)
  for (const status of statuses) expect([400, 411, 414, 431, 501]).toContain(status)
  expect(answers).not.toContain('openapi')
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})

test('of headers and queries that no page is asked by, nothing gets into what others are told', async () => {
  const tricks: Record<string, string>[] = [
    { 'X-Forwarded-Host': EVIL },
    { 'X-Forwarded-Proto': 'gopher', 'X-Forwarded-Port': '1337', 'X-Forwarded-Prefix': `/${EVIL}` },
    { 'X-Forwarded-For': EVIL, Forwarded: `host=${EVIL};proto=https`, Via: EVIL },
    { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin', 'X-Override-URL': '/admin' },
    { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE', 'X-Method-Override': 'DELETE' },
    { 'X-Host': EVIL, 'X-Forwarded-Server': EVIL, 'X-Http-Host-Override': EVIL },
    { Cookie: `theme=${EVIL}; __remix=${EVIL}; scenario=${EVIL}` },
    { 'Accept-Language': EVIL, 'User-Agent': `<script>${EVIL}</script>`, Referer: `https://${EVIL}/` },
    { Authorization: 'Bearer x', 'X-Remix-Request': '1', Purpose: 'prefetch', Range: 'bytes=0-9' },
    { Accept: 'application/json', 'Content-Type': EVIL, 'X-Requested-With': EVIL },
    { 'If-None-Match': EVIL, 'Cache-Control': 'no-store', Pragma: 'no-cache' },
  ]
  for (const path of KEPT) {
    const plain = await textOf(path)
    for (const headers of tricks) {
      const tricked = await fetch(site.origin + path, { headers })
      const text = await tricked.text()
      expect([200, 206, 400], `${path} ${JSON.stringify(headers)}`).toContain(tricked.status)
      expect(text + JSON.stringify([...tricked.headers])).not.toContain(EVIL)
      expect(tricked.headers.has('set-cookie')).toBe(false)
      expect(await textOf(path), path).toBe(plain)
    }
    for (const query of [
      `?utm_source=${EVIL}`,
      `?_routes=${EVIL}`,
      `?x=${EVIL}&x`,
      `#${EVIL}`,
      `?index&${EVIL}`,
    ]) {
      expect(await textOf(path + query)).not.toContain(`"${EVIL}`)
      expect(await textOf(path), path).toBe(plain)
    }
    expect(plain).not.toContain(EVIL)
  }
  const raw = await sendRaw(site.origin, `GET / HTTP/1.1\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`)
  expect(statusesIn(raw)).toEqual([200])
  expect(raw).not.toContain(EVIL)
})

test('who may call is decided by the real method and address only', async () => {
  const token = await signIn(site.origin)
  const { data: before } = await call<unknown[]>(site.origin, 'GET /api/partner/admin/list', { token })
  const tricks: Record<string, string>[] = [
    { 'X-HTTP-Method-Override': 'DELETE' },
    { 'X-Original-URL': '/api/partner/1', 'X-HTTP-Method-Override': 'DELETE' },
    { 'X-Forwarded-Method': 'DELETE' },
  ]
  for (const headers of tricks) {
    const answers = [
      await fetch(`${site.origin}/api/partner/1?_method=DELETE`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
      }),
      await fetch(`${site.origin}/api/partner/list`, {
        headers: { ...headers, 'X-Original-URL': '/api/contact/admin/list' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([405, 200])
    expect(await answers[1]?.text()).not.toContain(visitorMessage.phone)
  }
  const { data: after } = await call<unknown[]>(site.origin, 'GET /api/partner/admin/list', { token })
  expect(after).toEqual(before)
  for (const path of [
    '/API/contact/admin/list',
    '/api//contact/admin/list',
    '/api/./contact/admin/list',
    '/api/x/../contact/admin/list',
    '/api/contact/admin/list/',
    '/api/contact/admin/list;x',
    '/api/contact/admin%2flist',
    '//api/contact/admin/list',
  ])
    expect([400, 401, 404], path).toContain(
      statusesIn(await sendRaw(site.origin, line(path, 'Connection: close')))[0],
    )
})

test('line ends in an address or a value become no header', async () => {
  for (const path of [
    '/%0d%0aSet-Cookie:%20x=1',
    '/?q=%0d%0aSet-Cookie:x=1',
    '/search?q=%0d%0aX-Evil:1',
    '/services%0d%0aX-Evil:1',
    '/admin?to=%0aX-Evil:1',
    '/upload/%0d%0aX-Evil:1.png',
    '/about/news/1%0d%0aX-Evil:%201',
    '/cases/%0d%0aX-Evil:1/',
  ]) {
    const answer = await fetch(site.origin + path, { redirect: 'manual' })
    expect(answer.headers.has('set-cookie'), path).toBe(false)
    expect(answer.headers.has('x-evil'), path).toBe(false)
  }
})

test('a redirect leads to this site, whatever was asked', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/services',
    '/\\evil.example',
    '/services//evil.example',
    '/%2f%2fevil.example',
    '/services?to=//evil.example',
    '/about/',
    '/cases//evil.example/..',
  ]) {
    const raw = await sendRaw(site.origin, line(path, 'Connection: close'))
    const location = /^location: (.*)$/im.exec(raw)?.[1] ?? '/'
    expect(location, path).toMatch(/^\/(?![/\\])/)
  }
})

async function textOf(path: string): Promise<string> {
  const answer = await fetch(site.origin + path)
  return answer.text()
}
