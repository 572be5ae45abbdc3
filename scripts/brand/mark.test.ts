import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projectRoot } from '../tasks/project-root.mjs'
import { markFiles } from './mark-files.ts'

/** Another release of the library may draw edges a little differently. */
const MOST_DIFFERENCE = 24

test.each(Object.entries(await markFiles()))(
  '%s is the mark of the pages: redraw it after a change',
  async (name, drawn) => {
    const kept = await readFile(path.join(projectRoot, 'public', name))
    if (name.endsWith('.svg')) return expect(String(kept)).toBe(String(drawn))
    const [before, after] = name.endsWith('.ico') ? [picturesIn(kept), picturesIn(drawn)] : [[kept], [drawn]]
    expect(before.length).toBe(after.length)
    for (const [index, picture] of before.entries())
      expect(await difference(picture, after[index]!)).toBeLessThan(MOST_DIFFERENCE)
  },
)

/** The PNG pictures of an icon file, by their table. */
function picturesIn(icon: Buffer): Buffer[] {
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [icon.readUInt32LE(14 + index * 16), icon.readUInt32LE(18 + index * 16)]
    return icon.subarray(offset, offset + size)
  })
}

/** The greatest difference of any channel of any pixel. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (left.length !== right.length) return 255
  return left.reduce((most, value, at) => Math.max(most, Math.abs(value - right[at]!)), 0)
}

function pixelsOf(file: Buffer): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadPng'] })
  return sharp(file).ensureAlpha().raw().toBuffer()
}
