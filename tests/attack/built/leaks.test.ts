import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { administrator, removeFolder, startSite, type Site } from '#tests/e2e/fixtures/site.ts'
import { goodBody, typeOf } from '#tests/contract/records.ts'
import { goodApplication, goodMessage } from '#tests/contract/specification/people.ts'
import { sendRaw } from './raw-request.ts'

/** What tells of the inside: where it lies, what it is made of, what broke. */
const INSIDE =
  /node_modules|file:\/\/|\/build\/|\.(?:ts|tsx|mjs):\d+|^\s+at \w|Sequelize|SQLITE_|sqlite3|ECONN|SELECT .* FROM|stack"|Unexpected token|Express|Node\.js|Remix v/m
const VERSION_HEADERS = ['server', 'x-powered-by', 'x-aspnet-version', 'x-runtime', 'via', 'x-generator']
const personal = {
  name: '欧阳测漏',
  phone: '13987650123',
  email: 'leak.probe@example.com',
  idNumber: String(goodApplication.idNumber),
}
const subject = '只给后台看的主题 7f3a'

let site: Site
let token: string
beforeAll(async () => {
  // Its very first start, which makes the administrator: what is said then is searched as well.
  site = await startSite({ env: { LOG_LEVEL: 'debug' } })
  token = await signIn(site.origin)
})
afterAll(async () => {
  await site.stop()
  await removeFolder(site.dataDir)
})

const BROKEN: [method: string, path: string, body?: string][] = [
  ['GET', '/no-such-page'],
  ['GET', '/%E0%A4%A'],
  ['GET', '/api/%E0%A4%A'],
  ['GET', '/api/none'],
  ['GET', '/search?q=%'],
  ['GET', '/?_data=root'],
  ['GET', '/about.data'],
  ['GET', '/_root.data'],
  ['GET', '/about/news/99999999999999999999'],
  ['GET', '/upload/x'],
  ['GET', '/share/upload/x.jpg'],
  ['GET', '/share/images/..%2f..%2fpackage.json.jpg'],
  ['POST', '/api/contact/add', '{"a":'],
  ['POST', '/api/contact/add', '{"name":{"toString":1}}'],
  ['POST', '/api/admin/login', '{"username":[],"password":{}}'],
  ['POST', '/', 'x'],
  ['POST', '/test-login', '{'],
  ['PUT', '/about', 'x'],
  ['DELETE', '/', ''],
  ['PATCH', '/api/partner/list', 'x'],
  ['OPTIONS', '/api/partner/list'],
  ['OPTIONS', '/'],
]

test('what breaks is told in our own words, without a path, a version or a trace', async () => {
  for (const [method, path, body] of BROKEN) {
    const headers = { 'Content-Type': path.startsWith('/api') ? 'application/json' : 'text/x-none' }
    const answer = await fetch(site.origin + path, {
      method,
      ...(body === undefined ? {} : { body, headers }),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${path}`).not.toBe(500)
    // Scripts of a page may say anything; what is told is outside of them.
    expect(text.replace(/<script[\s\S]*?<\/script>/g, ''), `${method} ${path}`).not.toMatch(INSIDE)
    expect(text).not.toContain(projectRoot)
    for (const name of VERSION_HEADERS) expect(answer.headers.has(name), `${path} ${name}`).toBe(false)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(answer.headers.has('access-control-allow-origin'), path).toBe(false)
  }
  for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG']) {
    const raw = await sendRaw(
      site.origin,
      `${method} / HTTP/1.1\r\nHost: a\r\nX-Secret: echoed\r\nConnection: close\r\n\r\n`,
    )
    expect(raw, method).not.toContain('echoed')
    expect(raw, method).not.toMatch(/^HTTP\/1\.1 200/)
  }
})

test('no file of the project, the data folder, the build or of tools is served, by whatever address', async () => {
  const files = [
    ...[
      'package.json',
      'package-lock.json',
      'README.md',
      '.env',
      '.git/config',
      '.git/HEAD',
      '.npmrc',
      '.DS_Store',
      'tsconfig.json',
    ],
    ...[
      'build/host.js',
      'host.js',
      'server/index.js',
      'build/server/index.js',
      'vite.config.ts',
      'app/root.tsx',
    ],
    ...[
      'data/site.sqlite',
      'site.sqlite',
      'site.sqlite-wal',
      'pii.key',
      'site.id',
      'uploads/',
      'resumes/',
      'trash/',
    ],
    ...[
      'mockServiceWorker.js',
      'storybook/',
      'iframe.html',
      'index.json',
      'server-status',
      '.vite/manifest.json',
      'assets/manifest.json',
    ],
    ...[
      'metrics.txt',
      'debug/pprof',
      'phpinfo.php',
      'wp-login.php',
      '.well-known/security.txt.bak',
      'backup.zip',
      'site.tar.gz',
    ],
  ]
  const ways = (file: string) => [
    `/${file}`,
    `/assets/../${file}`,
    `/assets/..%2f${encodeURIComponent(file)}`,
    `/assets/%2e%2e/%2e%2e/${file}`,
    `/upload/..%2f${encodeURIComponent(file)}`,
    `/upload/../../${file}`,
    `/images/..%5c..%5c${file}`,
    `/..;/${file}`,
    `//${file}`,
    `/api/docs/..%2f..%2f${encodeURIComponent(file)}`,
  ]
  for (const path of files.flatMap(ways)) {
    const raw = await sendRaw(site.origin, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(raw)?.[1])
    // An address that only lacks its slash is led to a page of this site.
    expect([302, 308, 400, 404, 410], path).toContain(status)
    expect(raw, path).not.toMatch(/SQLite format 3|"dependencies"|\[core\]|createServer/)
  }
})

test('no script tells its source, and no source map is served', async () => {
  const assets = readdirSync(join(projectRoot, 'build/client/assets'), { recursive: true, encoding: 'utf8' })
  expect(assets.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of assets.filter((each) => each.endsWith('.js')).slice(0, 5)) {
    expect((await fetch(`${site.origin}/assets/${name}.map`)).status).toBe(404)
    expect(await (await fetch(`${site.origin}/assets/${name}`)).text()).not.toContain('sourceMappingURL')
  }
})

test('what people wrote, drafts and secrets are in no public answer, no page, no log and no other folder', async () => {
  const sent = { name: personal.name, phone: personal.phone, email: personal.email }
  const answers = [
    await call(site.origin, 'POST /api/contact/add', { body: { ...goodMessage, ...sent, subject } }),
    await call(site.origin, 'POST /api/application/add', {
      body: { ...goodApplication, ...sent, resumeUrl: '' },
    }),
    await call(site.origin, 'POST /api/news', {
      token,
      body: goodBody(typeOf('News'), { title: `草稿 ${subject}`, content: `<p>${subject}</p>`, status: 0 }),
    }),
    await call(site.origin, 'POST /api/partner/add', {
      token,
      body: { name: subject, logoUrl: 'a.png', status: 0 },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await call(site.origin, 'POST /api/admin/login', {
    body: { username: personal.phone, password: 'leaked-password-9' },
  })
  const secrets = [...Object.values(personal), subject, token, administrator.password, 'leaked-password-9']

  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const reads = contract.flatMap(({ calls }) =>
    calls.filter(
      ({ access, method, endpoint }) => access !== 'admin' && method === 'GET' && !endpoint.includes('{'),
    ),
  )
  const paths = [
    ...pages,
    ...reads.map(({ path }) => path),
    ...[
      '/sitemap.xml',
      '/robots.txt',
      '/news.rss',
      '/search?q=%E6%B5%8B%E6%BC%8F',
      '/admin',
      '/test-login',
      '/healthz',
      '/readyz',
      '/no-such',
    ],
  ]
  expect(pages.length).toBeGreaterThan(20)
  for (const path of paths) {
    const text = await (await fetch(site.origin + path)).text()
    for (const secret of secrets) expect(text.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
  for (const secret of secrets) expect(site.output().includes(secret), `the log holds ${secret}`).toBe(false)
})
