import { call, signIn } from './fixtures/api.ts'
import { drawnImage } from './fixtures/drawn-image.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })

interface Banner {
  id: number
  imageUrl: string
}

test('P-517 an uploaded banner comes to a phone as AVIF, no wider than is sharp there, on a page that wakes as it was printed', async ({
  page,
  site,
}) => {
  const token = await signIn(site.origin)
  const [banner] = (await call<Banner[]>(site.origin, 'GET /api/banner/list')).data
  const path = await upload(site.origin, token)
  const stem = `${site.origin}${path.replace('.jpg', '-jpg')}`
  // The original picture replaces a width that is never made, and is immutable once all variants exist.
  await expect
    .poll(async () => (await fetch(`${stem}_7.avif`)).headers.get('cache-control'), { timeout: 30_000 })
    .toContain('immutable')

  const save = (imageUrl: string) =>
    call(site.origin, 'POST /api/banner/update', { token, body: { ...banner, imageUrl } })
  try {
    expect((await save(path)).status).toBe(200)
    await page.goto('/')
    await expect(page.locator('html[data-hydrated=yes]')).toBeAttached()
    const shown = page.locator(`img[src="${path}"]`)
    await expect(shown).toHaveAttribute('width', '1600')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete]))
      .toEqual([`${stem}_1280.avif`, true])
  } finally {
    await save(banner!.imageUrl)
  }
})

async function upload(origin: string, token: string): Promise<string> {
  const { name, buffer } = await drawnImage('banner.jpg', { width: 1600, height: 700 })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(buffer)]), name)
  const answered = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await answered.json()) as { data: string }).data
}
