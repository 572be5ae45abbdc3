/** How a picture fills a frame of another shape: cut to it, or whole with room beside it. */
export type FrameFit = 'cover' | 'contain'

/** Smaller differences nobody sees. */
const TOLERANCE = 0.02

/**
 * What becomes of a picture in a frame of another shape, as a sentence; undefined where it fits.
 * @param ratio width by height of the frame, such as 2 / 1
 */
export function shapeNote(
  { width, height }: { width: number; height: number },
  ratio: string,
  fit: FrameFit,
): string | undefined {
  const [wide = 1, high = 1] = ratio.split('/').map(Number)
  const excess = (width / height) * (high / wide)
  // A drawing without a size of its own has none to speak of.
  if (!(width > 0 && height > 0) || Math.abs(excess - 1) <= TOLERANCE) return undefined
  const isTooWide = excess > 1
  const found = `这张图片是 ${width}×${height}，网站上按 ${wide}:${high} 显示：`
  if (fit === 'contain') return `${found}图片完整保留，${isTooWide ? '上下' : '左右'}留白`
  const lost = Math.round((1 - (isTooWide ? 1 / excess : excess)) * 50)
  return `${found}${isTooWide ? '左右' : '上下'}各裁去约 ${lost}%，重要内容请放在中间`
}
