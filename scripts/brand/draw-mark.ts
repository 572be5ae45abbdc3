import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { icoFile } from './ico.ts'
import { logoLightSvg, logoSvg, tileSvg } from './mark.ts'
import { projectRoot as root } from '../steps/project-root.mjs'

// Draws the mark in all its sizes: `npx tsx scripts/brand/draw-mark.ts`.
mkdirSync(path.join(root, 'public/images'), { recursive: true })
writeFileSync(path.join(root, 'public/images/logo.svg'), `${logoSvg()}\n`)
writeFileSync(path.join(root, 'public/images/logo-light.svg'), `${logoLightSvg()}\n`)
writeFileSync(path.join(root, 'public/favicon.svg'), `${tileSvg()}\n`)
const sizes = await Promise.all([16, 32, 48].map((size) => tile(size)))
writeFileSync(path.join(root, 'public/favicon.ico'), icoFile(sizes))
writeFileSync(path.join(root, 'public/favicon.png'), await tile(180))

function tile(size: number): Promise<Buffer> {
  return sharp(Buffer.from(tileSvg()), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
