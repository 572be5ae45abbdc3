import { execFileSync } from 'node:child_process'
import { removeFolder, startSite, temporaryFolder } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

const AT_ONCE = 60
const SECONDS = 8
const MOST_MB = 300
const addresses = ['/', '/about', '/data-annotation', '/contact']

test.describe.configure({ timeout: 120_000 })

/** How much memory a process holds, in MB. */
const residentMb = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

test('a rush of more pages than the machine can make leaves the process below 300 MB', async () => {
  const folder = await temporaryFolder()
  const site = await startSite({ dataDir: folder })
  const end = Date.now() + SECONDS * 1000
  let made = 0
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, residentMb(site.pid))), 500)

  const readPages = async (first: number) => {
    for (let turn = first; Date.now() < end; turn += 1) {
      const answer = await fetch(`${site.origin}${addresses[turn % addresses.length]}`)
      expect(answer.status).toBe(200)
      await answer.text()
      made += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, reader) => readPages(reader)))
  } finally {
    clearInterval(watching)
    await site.stop()
    await removeFolder(folder)
  }
  // Fewer would be no rush: the process would have had the time to tidy up.
  expect(made).toBeGreaterThan(SECONDS * 3)
  expect(most).toBeLessThan(MOST_MB)
})
