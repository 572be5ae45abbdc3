import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { palette } from '#design-system/tokens/palette.ts'
import { projectRoot as root } from '../tasks/project-root.mjs'
import { markSvg } from './mark.ts'

// Draws what is shared of a page without a picture of its own: `npx tsx scripts/brand/draw-share.ts`. It holds no words,
// for these would come out differently with each machine's fonts.
const [width, height] = [1200, 630]
const MARK = 260

const lines = readFileSync(path.join(root, 'design-system/contour-lines/contour-lines.svg'), 'utf8').replace(
  '<svg ',
  `<svg width="${width}" height="${height}" stroke-opacity="0.55" `,
)
const ink = lines.replace('stroke="#000"', `stroke="${palette.ink[700]}"`)
const mark = await sharp(Buffer.from(markSvg()), { density: 600 }).resize(MARK, MARK).png().toBuffer()

await sharp({ create: { width, height, channels: 3, background: palette.ink[900] } })
  .composite([{ input: Buffer.from(ink) }, { input: mark, gravity: 'centre' }])
  .jpeg({ quality: 88, mozjpeg: true })
  .toFile(path.join(root, 'public/images/share.jpg'))
