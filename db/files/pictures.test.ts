import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDiskPlace } from './disk-place.ts'
import { openPictures, type StoredPictures } from './pictures.ts'

let dataDir: string
let folder: string
let pictures: StoredPictures
let reported: string[]

const open = () =>
  openPictures(openDiskPlace(dataDir), { uploadImageMaxPixels: 4_000_000 }, (_event, detail) => {
    reported.push(String(detail?.name))
  })

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  folder = join(dataDir, 'uploads')
  reported = []
  pictures = await open()
})
afterEach(async () => {
  await pictures.end()
  await rm(dataDir, { recursive: true })
})

/** A photograph's worth of detail, so that smaller really is smaller. Low, since what it takes to draw one grows with its height. */
function photo(width = 500, height = 50) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } }).blur(1)
}

const keep = async (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes)
const keepPhoto = async (name: string, height?: number) =>
  keep(name, await photo(500, height).jpeg({ quality: 95 }).toBuffer())
const made = async () => (await readdir(join(folder, '.variants'))).filter((name) => name !== '.incoming')
const variant = (name: string) => sharp(join(folder, '.variants', name))

test('a picture gets AVIF and WebP at each width that pages show, none wider than itself; the original stays as it was', async () => {
  await keepPhoto('a.jpg')
  const before = await readFile(join(folder, 'a.jpg'))
  expect(await pictures.make('a.jpg')).toBe(true)
  expect((await made()).sort()).toEqual([
    'a-jpg_320.avif',
    'a-jpg_480.avif',
    'a-jpg_480.webp',
    'a-jpg_500.avif',
    'a-jpg_500.webp',
  ])
  expect(await variant('a-jpg_480.webp').metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 48,
  })
  expect(await variant('a-jpg_480.avif').metadata()).toMatchObject({
    format: 'heif',
    width: 480,
    height: 48,
  })
  expect(pictures.factsOf('a.jpg')).toEqual({ width: 500, height: 50, hasVariants: true })
  expect(await readFile(join(folder, 'a.jpg'))).toEqual(before)
})

test('what was in the file beside the picture is in no variant, and it stands upright', async () => {
  const sideways = await photo(480, 320)
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '31/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  await keep('a.jpg', sideways)
  await pictures.make('a.jpg')
  expect(pictures.factsOf('a.jpg')).toMatchObject({ width: 320, height: 480 })
  for (const name of ['a-jpg_320.avif', 'a-jpg_320.webp']) {
    const { width, height, exif, icc, xmp, orientation = 1 } = await variant(name).metadata()
    expect([width, height, exif, icc, xmp, orientation]).toEqual([
      320,
      480,
      undefined,
      undefined,
      undefined,
      1,
    ])
    expect((await readFile(join(folder, '.variants', name))).includes('SECRET')).toBe(false)
  }
})

test('a colour of a wider space is shown as the same colour', async () => {
  const green = { create: { width: 400, height: 300, channels: 3, background: '#32c83c' } } as const
  const detail = await photo(100, 75).raw().toBuffer()
  const bytes = await sharp(green)
    .composite([{ input: detail, raw: { width: 100, height: 75, channels: 3 }, left: 0, top: 0 }])
    .withIccProfile('p3')
    .png()
    .toBuffer()
  await keep('a.png', bytes)
  await pictures.make('a.png')
  const { data } = await variant('a-png_400.webp')
    .extract({ left: 300, top: 200, width: 40, height: 40 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const distances = [0x32, 0xc8, 0x3c].map((wanted, at) => Math.abs(wanted - (data[at] ?? 0)))
  expect(Math.max(...distances)).toBeLessThan(8)
})

test('what is transparent stays transparent', async () => {
  const glass = await photo(480, 50).ensureAlpha(0.5).png().toBuffer()
  await keep('a.png', glass)
  await pictures.make('a.png')
  for (const name of ['a-png_320.avif', 'a-png_480.webp']) {
    const { channels } = await variant(name).stats()
    expect(Math.abs((channels[3]?.mean ?? 255) - 127)).toBeLessThan(4)
  }
})

test('an animation is known by its frame and has no variant', async () => {
  const frames = await photo(200, 300).raw().toBuffer()
  const animation = await sharp(frames, { raw: { width: 200, height: 300, channels: 3, pageHeight: 150 } })
    .gif()
    .toBuffer()
  await keep('a.gif', animation)
  expect(await pictures.make('a.gif')).toBe(true)
  expect(pictures.factsOf('a.gif')).toEqual({ width: 200, height: 150, hasVariants: false })
  expect(await made()).toEqual([])
})

test('a picture that no variant makes smaller has none', async () => {
  await keep(
    'a.webp',
    await sharp({ create: { width: 480, height: 480, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer(),
  )
  await pictures.make('a.webp')
  expect(pictures.factsOf('a.webp')).toEqual({ width: 480, height: 480, hasVariants: false })
})

describe('what cannot be decoded', () => {
  test.each([
    ['is damaged', async () => (await photo().jpeg().toBuffer()).subarray(0, 5000)],
    [
      'has more pixels than are allowed',
      () =>
        sharp({ create: { width: 2500, height: 2000, channels: 3, background: '#808080' } })
          .jpeg()
          .toBuffer(),
    ],
    ['is no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('a file that %s is reported, left as it is and holds up no other', async (_what, bytes) => {
    const damaged = await bytes()
    await keep('a.jpg', damaged)
    await keepPhoto('b.jpg')
    expect(await Promise.all([pictures.make('a.jpg'), pictures.make('b.jpg')])).toEqual([false, true])
    expect(reported).toEqual(['a.jpg'])
    expect(pictures.factsOf('a.jpg')).toBeUndefined()
    expect(await readFile(join(folder, 'a.jpg'))).toEqual(damaged)
    expect((await made()).filter((name) => name.startsWith('a-'))).toEqual([])
  })
})

test('removing a picture removes what was made of it, and nothing of another', async () => {
  await keepPhoto('a.jpg')
  await keepPhoto('a-b.jpg')
  await pictures.make('a.jpg')
  await pictures.make('a-b.jpg')
  await rm(join(folder, 'a.jpg'))
  await pictures.remove('a.jpg')
  expect((await made()).every((name) => name.startsWith('a-b-jpg_'))).toBe(true)
  expect(await made()).toHaveLength(5)
  expect(await readdir(join(folder, '.facts'))).toEqual(['a-b-jpg_500x50.made'])
})

test('a picture that is removed while its variants are made leaves none', async () => {
  // High enough that they are still being made when the first is there.
  await keepPhoto('a.jpg', 300)
  const making = pictures.make('a.jpg')
  // Begun once the file was read.
  await expect.poll(made, { timeout: 10_000 }).not.toEqual([])
  await rm(join(folder, 'a.jpg'))
  await pictures.remove('a.jpg')
  await making
  expect(await made()).toEqual([])
  expect(pictures.factsOf('a.jpg')).toBeUndefined()
})

test('what one process made another knows, and makes no second time', async () => {
  await keepPhoto('a.jpg')
  await keepPhoto('b.jpg')
  const other = await open()
  expect(await other.missing()).toEqual(['a.jpg', 'b.jpg'])
  await pictures.make('a.jpg')
  const { mtimeMs } = await stat(join(folder, '.variants/a-jpg_320.avif'))
  expect(await other.missing()).toEqual(['b.jpg'])
  await other.make('a.jpg')
  expect((await stat(join(folder, '.variants/a-jpg_320.avif'))).mtimeMs).toBe(mtimeMs)
  await other.end()
})

test('two that make the same at once leave it whole', async () => {
  await keepPhoto('a.jpg')
  const other = await open()
  await Promise.all([pictures.make('a.jpg'), other.make('a.jpg')])
  await other.end()
  expect(await made()).toHaveLength(5)
  expect(await readdir(join(folder, '.variants/.incoming'))).toEqual([])
  for (const name of await made()) expect((await variant(name).stats()).channels).toHaveLength(3)
})

test('an urgent picture is made before those that wait, the newest first, and is heard of', async () => {
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'old.jpg', 'new.jpg']) await keepPhoto(name)
  const order: string[] = []
  pictures.onUrgentMade(() => order.push('heard'))
  const making = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => pictures.make(name).then(() => order.push(name)))
  for (const name of ['old.jpg', 'new.jpg'])
    making.push(pictures.make(name, { isUrgent: true }).then(() => order.push(name)))
  await Promise.all(making)
  expect(order).toEqual(['a.jpg', 'heard', 'new.jpg', 'heard', 'old.jpg', 'b.jpg', 'c.jpg'])
})

test('what is ended begins nothing, and goes on with the next start', async () => {
  await keepPhoto('a.jpg')
  const making = pictures.make('a.jpg')
  await pictures.end()
  expect(await making).toBe(false)
  expect(reported).toEqual([])
  const next = await open()
  expect(await next.missing()).toEqual(['a.jpg'])
  expect(await next.make('a.jpg')).toBe(true)
  await next.end()
})
