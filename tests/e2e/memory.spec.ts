import { execFileSync } from 'node:child_process'
import { preparedFolder } from './fixtures/prepared-folder.ts'
import { removeFolder, startSite } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

const AT_ONCE = 60
/** Fewer would be no rush: the process would have had the time to tidy up. */
const PAGES = 300
const MOST_MB = 300
const addresses = ['/', '/about', '/data-annotation', '/contact']

test.describe.configure({ timeout: 120_000 })

/** How much memory a process holds, in MB. */
const residentMb = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

test('a rush of more pages than the machine can make leaves the process below 300 MB', async () => {
  const folder = await preparedFolder()
  // Every page is made, and none told again.
  const site = await startSite({ dataDir: folder, env: { KEEP_ANSWERS: '0' } })
  let begun = 0
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, residentMb(site.pid))), 500)

  const readPages = async (first: number) => {
    for (let turn = first; begun < PAGES; turn += 1) {
      begun += 1
      const answer = await fetch(`${site.origin}${addresses[turn % addresses.length]}`)
      expect(answer.status).toBe(200)
      await answer.text()
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, reader) => readPages(reader)))
  } finally {
    clearInterval(watching)
    most = Math.max(most, residentMb(site.pid))
    await site.stop()
    await removeFolder(folder)
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(MOST_MB)
})
