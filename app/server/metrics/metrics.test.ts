import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ScheduledBackups } from '#contract/engine/backend.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { createMetrics } from './metrics.ts'
import { listenForMetrics, serveMetrics, withMetrics } from './serve-metrics.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const backups: ScheduledBackups = {
  everyMs: 1000,
  startedAt: '2026-11-25T00:00:00.000Z',
  takenAt: '2026-11-25T03:00:00.000Z',
  size: 12_345,
  drill: { at: '2026-11-25T03:01:00.000Z', hasPassed: false, parts: [], problem: '应有 12 行' },
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function start() {
  const metrics = createMetrics({ isReady: async () => true, backups: async () => backups })
  const site = metrics.measuring((request, response) => {
    response.statusCode = request.url?.startsWith('/missing') ? 404 : 200
    response.end('the site')
  })
  const server = createServer(withMetrics(metrics, site)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers })
    return answer.text()
  }
  const address = `http://127.0.0.1:${portOf(server)}/metrics`
  return { metrics, ask, address }
}

test('requests are counted by kind and status, and what backups and database do is told', async () => {
  const { metrics, ask } = await start()
  // The first answer knows it already.
  expect(await ask('/metrics')).toContain('tulian_backup_last_size_bytes 12345\n')
  for (const path of ['/about?phone=13800000001', '/missing/陈晨', '/api/admin/session', '/api/banner/list'])
    await ask(path)
  metrics.countKept(true)
  await expect
    .poll(() => ask('/metrics'))
    .toContain('tulian_http_request_duration_seconds_count{kind="page",status="4xx"} 1')
  const text = await ask('/metrics')
  for (const line of [
    'tulian_http_request_duration_seconds_count{kind="page",status="2xx"} 1',
    'tulian_http_request_duration_seconds_count{kind="admin",status="2xx"} 1',
    'tulian_http_request_duration_seconds_count{kind="api",status="2xx"} 1',
    'tulian_kept_answers_total{result="hit"} 1',
    'tulian_kept_answers_total{result="miss"} 0',
    'tulian_database_up 1',
    `tulian_backup_last_timestamp_seconds ${Date.parse('2026-11-25T03:00:00Z') / 1000}`,
    'tulian_backup_last_size_bytes 12345',
    'tulian_backup_last_success 1',
    'tulian_backup_drill_success 0',
  ])
    expect(text).toContain(`${line}\n`)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes /m)
  // Nothing that a caller sent, and no sentence.
  expect(text).not.toMatch(/13800000001|%E9|陈|应有/)
})

test('what came through a proxy, or asks for another host, meets the site', async () => {
  const { ask } = await start()
  expect(await ask('/metrics')).toContain('tulian_database_up')
  for (const headers of [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '::1' },
  ])
    expect(await ask('/metrics', headers)).toBe('the site')
})

test('at an address of its own there is nothing else', async () => {
  const metrics = createMetrics({ isReady: () => Promise.reject(new Error('away')) })
  const server = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
  servers.push(server)
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('tulian_database_up 0\n')
  expect(text).not.toContain('tulian_backup')
  expect((await fetch(`http://127.0.0.1:${portOf(server)}/admin`)).status).toBe(404)
})

test('a place where nothing can listen is refused by the name of its own variable, not by that of the site', async () => {
  const metrics = createMetrics({ isReady: async () => true })
  const occupant = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
  servers.push(occupant)
  const site = () => undefined
  for (const place of [
    { host: '127.0.0.1', port: portOf(occupant) },
    { host: '192.0.2.1', port: 9100 },
  ])
    await expect(serveMetrics(metrics, site, place)).rejects.toThrow(
      new RegExp(`^METRICS=${place.host}:${place.port}：`),
    )
})

test('its answers bear an id as every other does', async () => {
  const { address } = await start()
  expect((await fetch(address)).headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/)
})

test('METRICS is off, on the loopback address, or at an address', () => {
  expect(readSettings({}).metrics).toBe('off')
  expect(readSettings({ METRICS: '1' }).metrics).toBe('on loopback')
  expect(readSettings({ METRICS: '10.0.0.5:9100' }).metrics).toEqual({ host: '10.0.0.5', port: 9100 })
  expect(readSettings({ METRICS: '[::1]:9100' }).metrics).toEqual({ host: '::1', port: 9100 })
  for (const METRICS of ['yes', '9100', '10.0.0.5:70000', '::1:9100', 'two words:1', '2'])
    expect(() => readSettings({ METRICS })).toThrow('METRICS')
})
