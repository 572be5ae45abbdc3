import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { flatten, write } from './kit/render.ts'
import sharp from 'sharp'
import { logoLightSvg, logoSvg, tileSvg } from './brand.ts'
import { icoFile } from './kit/ico.ts'
import { detailPictures } from './detail-pictures.ts'
import { pictures } from './pictures.ts'
import { logos, logoSvg as partnerSvg, schoolLogos } from './scenes/logos.ts'

/**
 * Draws every picture of the repository again: `npx tsx scripts/draw/draw-all.ts [part of a file name]`.
 * The result depends only on this folder, the design system's palette and the machine's Chinese font.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const wanted = process.argv[2] ?? ''

for (const picture of [...pictures, ...detailPictures]) {
  if (!picture.file.includes(wanted)) continue
  const png = await flatten(await picture.paint())
  await write(png, path.join(root, picture.file), picture.quality)
  report(picture.file)
  for (const [file, width] of Object.entries(picture.smaller ?? {})) {
    await write(png, path.join(root, file), 76, width)
    report(file)
  }
}

for (const logo of [...logos, ...schoolLogos]) {
  const file = `contract/demo/media/${logo.file}.webp`
  if (!file.includes(wanted)) continue
  const png = await sharp(Buffer.from(partnerSvg(logo)), { density: 144 })
    .png()
    .toBuffer()
  await write(png, path.join(root, file), 90)
  report(file)
}

if ('brand'.includes(wanted)) {
  mkdirSync(path.join(root, 'public/images'), { recursive: true })
  writeFileSync(path.join(root, 'public/images/logo.svg'), `${logoSvg()}\n`)
  writeFileSync(path.join(root, 'public/images/logo-light.svg'), `${logoLightSvg()}\n`)
  writeFileSync(path.join(root, 'public/favicon.svg'), `${tileSvg()}\n`)
  const sizes = await Promise.all([16, 32, 48].map((size) => tile(size)))
  writeFileSync(path.join(root, 'public/favicon.ico'), icoFile(sizes))
  writeFileSync(path.join(root, 'public/favicon.png'), await tile(180))
}

function tile(size: number): Promise<Buffer> {
  return sharp(Buffer.from(tileSvg()), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function report(file: string) {
  process.stdout.write(`${file}  ${(statSync(path.join(root, file)).size / 1024).toFixed(1)} KB\n`)
}
