import sharp from 'sharp'
import { icoFile } from './ico.ts'
import { markSvg } from './mark.ts'

/** Every file of the mark below `public/`, freshly drawn. */
export async function markFiles(): Promise<Record<string, Buffer>> {
  sharp.unblock(SVG)
  const files = await drawn()
  sharp.block(SVG)
  return files
}

async function drawn(): Promise<Record<string, Buffer>> {
  const sizes = await Promise.all([16, 32, 48].map((size) => png(markSvg(), size)))
  return {
    'favicon.svg': Buffer.from(`${markSvg()}\n`),
    'favicon.ico': icoFile(sizes),
    'favicon.png': await png(markSvg(), 180),
    // iOS rounds the corners itself and shows nothing through.
    'apple-touch-icon.png': await png(markSvg({ corners: 'square' }), 180),
    'icons/icon-192.png': await png(markSvg(), 192),
    'icons/icon-512.png': await png(markSvg(), 512),
    // Android cuts all beyond a circle of four fifths.
    'icons/icon-maskable-512.png': await png(markSvg({ corners: 'square', scale: 0.8 }), 512),
  }
}

/** Uploads are decoded without SVG: the module that does so blocks it in this process too. */
const SVG = { operation: ['VipsForeignLoadSvg'] }

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: size > 256 ? 600 : 288 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
