import { expect, test } from './fixtures/test.ts'

test('public pages carry a policy of hashes, the console one of nonces, and both forbid foreign hosts', async ({
  site,
}) => {
  const policies = await Promise.all(
    ['/', '/admin'].map(
      async (path) => (await fetch(site.origin + path)).headers.get('content-security-policy') ?? '',
    ),
  )
  const [publicPolicy = '', consolePolicy = ''] = policies
  expect(publicPolicy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  expect(publicPolicy).not.toContain("'nonce-")
  expect(consolePolicy).toContain("'nonce-")
  for (const policy of policies) {
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    for (const directive of ['default-src', 'script-src', 'style-src', 'connect-src']) {
      expect(policy.match(new RegExp(`${directive} [^;]*`))?.[0] ?? '', directive).not.toMatch(/https?:|\*/)
    }
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
  }
})

for (const path of ['/Admin', '/%41dmin', '/admin/']) {
  test(`${path} answers with the headers and the marks of the console`, async ({ site }) => {
    const answer = await fetch(site.origin + path)
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toContain('<html lang="zh-CN" translate="no" data-console="">')
  })
}

test('no network may change a page, be it kept or not', async ({ site }) => {
  for (const path of ['/about', '/search?q=data']) {
    const { headers } = await fetch(site.origin + path)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'no-cache, no-transform',
      'Accept-Encoding',
    ])
  }
})

test('the console’s nonce differs from answer to answer', async ({ site }) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const policy = (await fetch(`${site.origin}/admin`)).headers.get('content-security-policy')
      return policy?.match(/'nonce-([^']+)'/)?.[1]
    }),
  )
  expect(nonces[0]).toBeTruthy()
  expect(nonces[0]).not.toBe(nonces[1])
})

test('no source map, no Storybook and no mock worker is served', async ({ site }) => {
  for (const path of ['/mockServiceWorker.js', '/index.json', '/iframe.html']) {
    expect((await fetch(site.origin + path)).status, path).toBe(404)
  }
  const html = await (await fetch(site.origin)).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  expect((await fetch(`${site.origin}${script}`)).status).toBe(200)
  expect((await fetch(`${site.origin}${script}.map`)).status).toBe(404)
})

test('scripts are kept for a year, the console’s answers never', async ({ site }) => {
  const html = await (await fetch(site.origin)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  expect((await fetch(site.origin + file)).headers.get('cache-control')).toMatch(
    /max-age=31536000.*immutable/,
  )
  expect((await fetch(`${site.origin}/admin`)).headers.get('cache-control')).toContain('no-store')
  expect((await fetch(`${site.origin}/api/banner/admin/list`)).headers.get('cache-control')).toContain(
    'no-store',
  )
})

test('P-061, X-54 unknown pages answer 404 with a designed page, unknown files with a line, unknown calls with an envelope', async ({
  site,
}) => {
  const page = await fetch(`${site.origin}/no-such-page`)
  expect(page.status).toBe(404)
  const document = await page.text()
  expect(document).toContain('这个坐标上没有页面')
  expect(Buffer.byteLength(document)).toBeLessThanOrEqual(15 * 1024)
  const file = await fetch(`${site.origin}/assets/no-such-script.js`)
  expect([file.status, await file.text()]).toEqual([404, '没有这个文件'])
  const call = await fetch(`${site.origin}/api/no-such-call`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({ code: 404 })
})

test('P-025, P-026, P-115 /services leads to /government-services at once', async ({ site }) => {
  const answer = await fetch(`${site.origin}/services`, { redirect: 'manual' })
  expect(answer.status).toBeGreaterThanOrEqual(301)
  expect(answer.status).toBeLessThan(309)
  expect(answer.headers.get('location')).toMatch(/\/government-services$/)
})

test('a document has one doctype and a title, whatever its status', async ({ site }) => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/admin', 'GET'],
    ['/no-such-page', 'GET'],
    ['/test', 'PUT'],
  ] as const) {
    const html = await (await fetch(site.origin + path, { method })).text()
    expect(html.match(/<!doctype html>/gi), path).toHaveLength(1)
    expect(html, path).toMatch(/<title>[^<]+<\/title>/)
  }
})

test('a broken escape in an address is answered in our own words', async ({ site }) => {
  const page = await fetch(`${site.origin}/%E0%A4%A`)
  expect(page.status).toBe(400)
  expect(await page.text()).toBe('请求的地址或内容无法识别')
  const call = await fetch(`${site.origin}/api/page-config/%E0%A4%A`)
  expect(call.status).toBe(400)
  expect(await call.json()).toEqual({ code: 400, message: '请求的地址或内容无法识别', data: null })
})

test('what is no form is refused by a page with 415, a body without end with 413', async ({ site }) => {
  const post = (body: string, type: string) =>
    fetch(`${site.origin}/?index`, { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await post('{}', 'application/json')).status).toBe(415)
  expect((await post(`name=${'x'.repeat(200_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413)
})
