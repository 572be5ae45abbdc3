import type { BugReportFile } from '#contract/bug-report/bug-report.ts'
import { inputOf } from './chosen-files.ts'

/** What browsers can make by themselves. */
const DRAWN = /^image\/(png|jpeg|webp)$/
/** Larger ones are named and not made. */
const MOST_BYTES = 10 * 1024 * 1024
const MOST_PIXELS = 40_000_000

/**
 * Chooses an invented picture of the same type, dimensions and size in place of the real file.
 * @returns whether it was chosen; otherwise a person must choose one
 */
export async function chooseInvented(file: BugReportFile): Promise<boolean> {
  const input = inputOf(file)
  const picture = input && (await inventPicture(file).catch(() => undefined))
  if (!input || !picture) return false
  // For the one event that tells of it; afterwards the input is its own again.
  Object.defineProperty(input, 'files', { value: [picture], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  Reflect.deleteProperty(input, 'files')
  return true
}

/** A picture that nobody took; undefined for what cannot be drawn here. */
async function inventPicture({ name, type, size, width, height }: BugReportFile): Promise<File | undefined> {
  const isMade = DRAWN.test(type) && width > 0 && height > 0 && width * height <= MOST_PIXELS && size <= MOST_BYTES // oxfmt-ignore
  if (!isMade || !('OffscreenCanvas' in globalThis)) return undefined
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const step = Math.max(1, Math.ceil(Math.max(width, height) / 8))
  for (let left = 0; left < width; left += step)
    for (let top = 0; top < height; top += step) {
      pen.fillStyle = (left + top) % (2 * step) === 0 ? '#dbe4ee' : '#9fb3c8'
      pen.fillRect(left, top, step, step)
    }
  const drawn = await canvas.convertToBlob({ type })
  // Checks of the size see the same; readers of pictures stop where one ends.
  return new File([drawn, new Uint8Array(Math.max(0, size - drawn.size))], name, { type })
}
