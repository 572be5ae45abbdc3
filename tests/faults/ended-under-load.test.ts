import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { startSite, type Site } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder, rounds } from './site-folder.ts'

const folder = freshFolder(preparedFolder)

test('SIGTERM under load and in the middle of an upload: the upload ends, all that was acknowledged is kept, the exit code is 0', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ dataDir: folder.path })
    const token = await signIn(site.origin)
    const writers = startWriters(site.origin, token)
    const upload = await beginUpload(site, token)
    await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10)
    const ended = site.stop('SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`${site.origin}/readyz`).then(
            ({ status }) => status,
            () => 'closed',
          ),
        { timeout: 60_000 },
      )
      .not.toBe(200)
    acknowledged.push(await upload.end())
    expect(await ended).toEqual({ code: 0, signal: null })
    await writers.stop()
    // Who was let in was answered; anyone who came later met a closed door, not half an answer.
    expect(writers.refused).toEqual([])
    acknowledged.push(...writers.acknowledged)
  }
  const again = await startSite({ dataDir: folder.path })
  const stored = await storedOn(again.origin, acknowledged)
  await again.stop()
  await noteFault('SIGTERM under load and during an upload', rounds, { acknowledged, stored })
})

/** Sends half of a picture's upload. `end` sends the other half and returns the picture's path. */
async function beginUpload(site: Site, token: string): Promise<{ end(): Promise<string> }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#808080', noise } })
  const body = Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    await picture.png().toBuffer(),
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const sent = request(`${site.origin}/api/upload`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=edge',
      'Content-Length': body.length,
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  const half = body.length >> 1
  await new Promise<void>((resolve) => sent.write(body.subarray(0, half), () => resolve()))
  return {
    async end() {
      sent.end(body.subarray(half))
      const [response] = await answered
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
      expect(response.statusCode, text).toBe(200)
      return (JSON.parse(text) as { data: string }).data
    },
  }
}
