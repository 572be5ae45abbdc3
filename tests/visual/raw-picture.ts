import sharp from 'sharp'

/** A picture as rows of pixels, four bytes each. */
export interface RawPicture {
  data: Buffer
  width: number
  height: number
}

/** A rectangle of pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Reads PNG or WebP. */
export async function decode(picture: Buffer): Promise<RawPicture> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A PNG that is written quickly rather than small. */
export function encodePng({ data, width, height }: RawPicture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** Copies a part of a picture, as far as it lies within. */
export function crop({ data, width, height }: RawPicture, box: Box): RawPicture {
  const right = Math.min(width, box.left + box.width)
  const bottom = Math.min(height, box.top + box.height)
  const part = { width: Math.max(1, right - box.left), height: Math.max(1, bottom - box.top) }
  const rows = Buffer.alloc(part.width * part.height * 4)
  for (let row = 0; row < part.height; row += 1) {
    const from = ((box.top + row) * width + box.left) * 4
    data.copy(rows, row * part.width * 4, from, from + part.width * 4)
  }
  return { data: rows, ...part }
}

/** Puts a picture into another one, whose pixels it changes. */
export function paste(
  onto: RawPicture,
  { data, width, height }: RawPicture,
  left: number,
  top: number,
): void {
  for (let row = 0; row < height; row += 1) {
    data.copy(onto.data, ((top + row) * onto.width + left) * 4, row * width * 4, (row + 1) * width * 4)
  }
}

/** A picture of one colour, as four bytes in one number. */
export function blank(width: number, height: number, ground: number): RawPicture {
  const data = Buffer.alloc(width * height * 4)
  pixelsOf(data).fill(ground)
  return { data, width, height }
}

/** What is left without the edges that have the colour of the first pixel, and that colour. */
export function findContent({ data, width, height }: RawPicture): { box: Box; ground: number } {
  const pixels = pixelsOf(data)
  const ground = pixels[0] ?? 0
  // Compares whole rows: most of a picture is background, and single pixels took longer than decoding it.
  const emptyRow = blank(width, 1, ground).data
  const isEmptyRow = (y: number) => emptyRow.equals(data.subarray(y * width * 4, (y + 1) * width * 4))
  let top = 0
  while (top < height && isEmptyRow(top)) top += 1
  if (top === height) return { box: { left: 0, top: 0, width: 1, height: 1 }, ground }
  let bottom = height
  while (isEmptyRow(bottom - 1)) bottom -= 1
  let left = width
  let right = 0
  for (let y = top; y < bottom; y += 1) {
    const row = y * width
    for (let x = 0; x < left; x += 1) if (pixels[row + x] !== ground) left = x
    for (let x = width; x > right; x -= 1) if (pixels[row + x - 1] !== ground) right = x
  }
  return { box: { left, top, width: right - left, height: bottom - top }, ground }
}

function pixelsOf(data: Buffer): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
}
