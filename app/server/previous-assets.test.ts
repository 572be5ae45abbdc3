import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveAssets, copyAssets } from '#app/server/previous-assets.ts'

const monday = new Date('2026-03-02T09:00:00.000Z')
const daysLater = (days: number) => new Date(monday.getTime() + days * 24 * 3_600_000)

let place: string
let fresh: string
let kept: string
let server: Server

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'kept-assets-'))
  fresh = join(place, 'assets')
  kept = join(place, 'data', 'assets-kept')
  await release({ 'footer-A.js': 'export const release = "A"', 'visit-S.js': 'shared' })
  server = express()
    .use('/assets', ...serveAssets([fresh, kept]))
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(place, { recursive: true })
})

/** Puts a build in the place of the one before. */
async function release(files: Record<string, string>) {
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh)
  for (const [name, text] of Object.entries(files)) await writeFile(join(fresh, name), text)
}

const get = (name: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`)

test('a page that was opened before a release finds the parts it loads later, as they were served', async () => {
  await copyAssets(fresh, kept, monday)
  const before = await get('footer-A.js')
  await release({ 'footer-B.js': 'export const release = "B"', 'visit-S.js': 'shared' })
  await copyAssets(fresh, kept, daysLater(6))
  const after = await get('footer-A.js')
  expect(after.status).toBe(200)
  expect(await after.text()).toBe('export const release = "A"')
  for (const header of ['content-type', 'cache-control'])
    expect(after.headers.get(header)).toBe(before.headers.get(header))
  expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(after.headers.get('content-type')).toMatch(/^text\/javascript|^application\/javascript/)
  expect((await get('footer-B.js')).status).toBe(200)
})

test('what no release has served for a week is removed, what the present one serves never', async () => {
  await copyAssets(fresh, kept, monday)
  await release({ 'footer-B.js': 'B', 'visit-S.js': 'shared' })
  await copyAssets(fresh, kept, daysLater(7))
  expect((await readdir(kept)).sort()).toEqual(['footer-A.js', 'footer-B.js', 'visit-S.js'])
  await copyAssets(fresh, kept, daysLater(7.1))
  expect((await readdir(kept)).sort()).toEqual(['footer-B.js', 'visit-S.js'])
  expect((await get('footer-A.js')).status).toBe(404)
})

test('what an interrupted copy left behind is not served and goes after a week', async () => {
  await copyAssets(fresh, kept, monday)
  await writeFile(join(kept, '.footer-A.js.1'), 'half')
  expect((await get('.footer-A.js.1')).status).toBe(404)
  await copyAssets(fresh, kept, new Date(Date.now() + 8 * 24 * 3_600_000))
  expect((await readdir(kept)).sort()).toEqual(['footer-A.js', 'visit-S.js'])
})

test('the copies are their owner’s only', async () => {
  await copyAssets(fresh, kept, monday)
  expect((await stat(kept)).mode & 0o777).toBe(0o700)
  expect((await stat(join(kept, 'visit-S.js'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(kept, 'visit-S.js'), 'utf8')).toBe('shared')
})
