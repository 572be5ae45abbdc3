import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDrawingWorker } from './drawing-worker.ts'

let folder: string
let path: string
const drawing = createDrawingWorker()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawing-'))
  path = join(folder, 'a.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: 320, height: 200, channels: 3, background: '#808080', noise } }).toFile(path)
})
afterEach(async () => {
  drawing.end()
  await rm(folder, { recursive: true })
})

async function drawn() {
  const variants: string[] = []
  await drawing.draw({ path, maxPixels: 1_000_000 }, async (width, format, bytes) => {
    variants.push(`${width} ${format} ${bytes.length}`)
  })
  return variants
}

test('a process that ends in the middle costs the picture at hand, and the next one has a new process', async () => {
  const ended = drawing.draw({ path, maxPixels: 1_000_000 }, async () => drawing.end())
  await expect(ended).rejects.toThrow('The process that draws has ended')
  expect(await drawn()).toEqual([expect.stringMatching('320 avif'), expect.stringMatching('320 webp')])
})

test('what cannot be kept fails the picture, and nothing of it is taken for the next one', async () => {
  const full = drawing.draw({ path, maxPixels: 1_000_000 }, () =>
    Promise.reject(new Error('The disk is full')),
  )
  await expect(full).rejects.toThrow('The disk is full')
  expect(await drawn()).toEqual([expect.stringMatching('320 avif'), expect.stringMatching('320 webp')])
})

test('what it cannot draw it says, and draws the next one', async () => {
  await expect(drawing.draw({ path, maxPixels: 10 }, async () => undefined)).rejects.toThrow(/pixel limit/)
  expect(await drawn()).toEqual([expect.stringMatching('320 avif'), expect.stringMatching('320 webp')])
})
