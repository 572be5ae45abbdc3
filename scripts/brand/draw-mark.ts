import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { icoFile } from './ico.ts'
import { logoLightSvg, logoSvg, squareSvg, tileSvg } from './mark.ts'
import { projectRoot as root } from '../tasks/project-root.mjs'

// Draws the mark in all its sizes: `npx tsx scripts/brand/draw-mark.ts`.
mkdirSync(path.join(root, 'public/images'), { recursive: true })
mkdirSync(path.join(root, 'public/icons'), { recursive: true })
writeFileSync(path.join(root, 'public/images/logo.svg'), `${logoSvg()}\n`)
writeFileSync(path.join(root, 'public/images/logo-light.svg'), `${logoLightSvg()}\n`)
writeFileSync(path.join(root, 'public/favicon.svg'), `${tileSvg()}\n`)
const sizes = await Promise.all([16, 32, 48].map((size) => png(tileSvg(), size)))
writeFileSync(path.join(root, 'public/favicon.ico'), icoFile(sizes))
writeFileSync(path.join(root, 'public/favicon.png'), await png(tileSvg(), 180))
// iOS rounds the corners itself and shows nothing through; Android cuts all beyond a circle of four fifths.
writeFileSync(path.join(root, 'public/apple-touch-icon.png'), await png(squareSvg(0.93), 180))
writeFileSync(path.join(root, 'public/icons/icon-192.png'), await png(tileSvg(), 192))
writeFileSync(path.join(root, 'public/icons/icon-512.png'), await png(tileSvg(), 512))
writeFileSync(path.join(root, 'public/icons/icon-maskable-512.png'), await png(squareSvg(0.72), 512))

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: size > 256 ? 600 : 288 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
