import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from './fixtures/test.ts'
import { call, signIn } from './fixtures/api.ts'
import { preparedFolder } from './fixtures/prepared-folder.ts'
import {
  administrator,
  freePort,
  removeFolder,
  runProgram,
  startSite,
  temporaryFolder,
  type Site,
} from './fixtures/site.ts'

test.describe.configure({ timeout: 120_000 })

let folder: string
test.beforeEach(async () => {
  folder = await temporaryFolder()
})
test.afterEach(() => removeFolder(folder))

// Other tests cover which values are refused (settings.test.ts, first-administrator.test.ts). Here, what a start does
// about a refusal by each of the two.
for (const [name, value] of [
  ['PORT', 'eighty'],
  ['ADMIN_PASSWORD', 'Password2026'],
] as const) {
  test(`a start with ${name}=${value} is refused in one line that names the variable`, async () => {
    const { code, output } = await runProgram('host.js', [], { DATA_DIR: folder, PORT: '0', [name]: value })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(name)
    if (name === 'ADMIN_PASSWORD') expect(output).not.toContain(value)
  })
}

test('a port in use is refused in one line that names the port', async () => {
  const port = await freePort()
  const occupant = createServer().listen(port, '127.0.0.1')
  await once(occupant, 'listening')
  const { code, output } = await runProgram('host.js', [], { DATA_DIR: folder, PORT: String(port) })
  occupant.close()
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain(String(port))
})

test('a data folder that cannot be created is refused in one line', async () => {
  const { code, output } = await runProgram('host.js', [], { DATA_DIR: '/dev/null/site', PORT: '0' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('the generated password is shown at the first start only, and works', async () => {
  const env = { ADMIN_PASSWORD: '' }
  // With its demonstration content, as anybody's first start.
  const first = await startSite({ dataDir: folder, env })
  const password = /初始密码：(\S+)/.exec(first.output())?.[1] ?? ''
  expect(password.length).toBeGreaterThanOrEqual(12)
  await signIn(first.origin, { username: 'admin', password })
  await first.stop()

  const second = await startSite({ dataDir: folder, env })
  expect(second.output()).not.toContain('初始密码')
  await signIn(second.origin, { username: 'admin', password })
  await second.stop()
})

test('a first start that finds its port taken has told the generated password, which the next start takes', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const { port } = occupant.address() as AddressInfo
  const env = { ADMIN_PASSWORD: '', DEMO_CONTENT: '0' }
  const refused = await runProgram('host.js', [], { ...env, DATA_DIR: folder, PORT: String(port) })
  occupant.close()
  expect(refused.code).toBe(1)
  const password = /初始密码：(\S+)/.exec(refused.output)?.[1] ?? ''

  const site = await startSite({ dataDir: folder, env })
  await signIn(site.origin, { username: 'admin', password })
  await site.stop()
})

test('health and readiness answer 200 with JSON', async ({ site }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(200)
    expect(await response.json()).toBeTruthy()
  }
})

test('DEMO_CONTENT=0 starts with empty content', async () => {
  const site = await startSite({ dataDir: folder, env: { DEMO_CONTENT: '0' } })
  const { data } = await call(site.origin, 'GET /api/banner/list')
  expect(data).toEqual([])
  await site.stop()
})

test.describe('one site, from its first administrator to its last', () => {
  let site: Site
  let env: { DATA_DIR: string }
  test.beforeAll(async () => {
    site = await startSite({ dataDir: await preparedFolder() })
    env = { DATA_DIR: site.dataDir }
  })
  test.afterAll(async () => {
    await site.stop()
    await removeFolder(site.dataDir)
  })

  test('a second administrator from the command line works beside the first, and the audit names both', async () => {
    const added = await runProgram('admin.js', ['add', 'editor'], env)
    expect(added.code).toBe(0)
    const password = /^密码：(\S+)/m.exec(added.output)?.[1] ?? ''

    const first = await signIn(site.origin)
    const second = await signIn(site.origin, { username: 'editor', password })
    const save = (token: string, configKey: string) =>
      call(site.origin, 'POST /api/page-config/save', {
        token,
        body: { pageKey: 'about', configKey, configValue: '关于图联' },
      })
    expect((await save(first, 'title')).code).toBe(200)
    expect((await save(second, 'subtitle')).code).toBe(200)
    const { data } = await call(site.origin, 'GET /api/admin/audit', { token: first })
    expect(JSON.stringify(data)).toContain('editor')
    expect(JSON.stringify(data)).toContain(administrator.username)
    expect(JSON.stringify(data)).not.toContain(password)

    const listed = await runProgram('admin.js', ['list'], env)
    expect(listed.output).toMatch(/admin[\s\S]*editor/)

    const reset = await runProgram('admin.js', ['reset-password', 'editor'], env)
    const newPassword = /^密码：(\S+)/m.exec(reset.output)?.[1] ?? ''
    expect(newPassword).not.toBe(password)
    expect((await save(second, 'subtitle')).status).toBe(401)
    const third = await signIn(site.origin, { username: 'editor', password: newPassword })

    expect((await runProgram('admin.js', ['disable', 'editor'], env)).code).toBe(0)
    expect((await save(third, 'subtitle')).status).toBe(401)
    expect((await save(first, 'title')).code).toBe(200)
  })

  test('SIGTERM ends the site with exit code 0', async () => {
    expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  test('the administrators’ command refuses what it cannot do in one line', async () => {
    for (const args of [
      [],
      ['add'],
      ['remove', 'admin'],
      ['add', 'admin'],
      ['add', '刘洋'],
      ['add', '--yes'],
      ['disable', 'nobody'],
      ['disable', '--yes'],
      ['reset-password', 'admin', '--yes'],
    ]) {
      const { code, output } = await runProgram('admin.js', args, env)
      expect(code, args.join(' ')).toBe(1)
      expect(output.trim(), args.join(' ')).not.toMatch(/\n\s+at /)
    }
  })

  test('the last administrator is disabled only where it is asked for once more', async () => {
    const refused = await runProgram('admin.js', ['disable', 'admin'], env)
    expect(refused).toEqual({
      code: 1,
      output: 'admin 是最后一位启用的管理员，停用后将没有人能登录后台。确定要停用，请加上 --yes。\n',
    })
    expect((await runProgram('admin.js', ['list'], env)).output).toMatch(/^admin\s.*启用/m)
    expect((await runProgram('admin.js', ['disable', 'admin', '--yes'], env)).code).toBe(0)
    expect((await runProgram('admin.js', ['list'], env)).output).toMatch(/^admin\s.*停用/m)
  })
})

test('without JavaScript the server’s own refusal of a message is shown, with its status', async () => {
  const dataDir = await preparedFolder()
  const site = await startSite({ dataDir, env: { CONTACT_PER_MINUTE: '1' } })
  try {
    const post = (name: string) =>
      fetch(`${site.origin}/?index`, {
        method: 'POST',
        body: new URLSearchParams({
          name,
          email: 'w@example.com',
          phone: '13800000000',
          subject: '咨询',
          message: '您好',
        }),
      })
    const tooLong = await post('长'.repeat(101))
    expect(tooLong.status).toBe(400)
    expect(await tooLong.text()).not.toContain('网络错误，请稍后重试')
    expect((await post('张三')).status).toBe(200)
    const tooMany = await post('张三')
    expect(tooMany.status).toBe(429)
    expect(await tooMany.text()).toContain('提交过于频繁')
  } finally {
    await site.stop()
    await removeFolder(dataDir)
  }
})
