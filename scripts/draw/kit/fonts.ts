import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

/**
 * Shows the renderer the figure face of the site besides the fonts of the machine.
 * Import it before anything that draws: the renderer reads its font list once.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'draw-fonts-'))
const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource/ibm-plex-mono/package.json'),
)
const face = readFileSync(path.join(packageFolder, 'files', 'ibm-plex-mono-latin-500-normal.woff'))
mkdirSync(path.join(folder, 'faces'))
writeFileSync(path.join(folder, 'faces', 'figures.ttf'), unpacked(face))
const directories = [
  path.join(folder, 'faces'),
  '/usr/share/fonts',
  '/Library/Fonts',
  '/System/Library/Fonts',
]
writeFileSync(
  path.join(folder, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${directories
    .map((directory) => `<dir>${directory}</dir>`)
    .join('')}<cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>`,
)
process.env.FONTCONFIG_FILE = path.join(folder, 'fonts.conf')

/** A WOFF file is an sfnt font with deflated tables; the renderer reads only the sfnt form. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const tables: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const raw = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(raw) : raw
    woff.copy(head, 12 + index * 16, entry, entry + 4)
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), 12 + index * 16 + 4)
    head.writeUInt32BE(offset, 12 + index * 16 + 8)
    head.writeUInt32BE(length, 12 + index * 16 + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat(tables)
}
