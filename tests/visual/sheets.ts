import sharp, { type WebpOptions } from 'sharp'
import { blank, crop, decode, paste, type Box, type RawPicture } from './raw-picture.ts'

/** What a sheet knows of one of its pictures besides its pixels. */
export interface SheetEntry {
  /** The shot's, with the section where it shows only that. */
  name: string
  /** What stands above it. */
  label: string
  /** Of the whole region that was photographed; its edges of one colour are left out. */
  size: [width: number, height: number]
  /** Where in it the content lies that the sheet shows. */
  box: Box
  /** The colour of the edges, as four bytes in one number. */
  ground: number
  /** Tells all pixels: as long as it is the same nothing has changed. */
  hash: string
}

/** A contact sheet as it is kept. */
export interface Sheet {
  entries: (SheetEntry & { left: number; top: number })[]
  /** Kept to the pixel. */
  isLossless: boolean
  file: Buffer
}

/** Up to here sheets are kept to the pixel, beyond where that is smaller; photographs would make the repository heavy. */
const LOSSLESS_LIMIT = 112 * 1024
const QUALITY = 38
const GAP = 16
const LABEL_HEIGHT = 16
/** Room for one picture of a desktop, or three of a phone. */
const WIDTH = 1280 + 2 * GAP
/** No side of a WebP picture is longer than 16383 px. */
const MOST_HEIGHT = 16_000
const GROUND = 0xff_d6_d0_cc

/** Arranges pictures on a sheet, each below its label. @returns a WebP file that also holds the entries */
export async function drawSheet(
  cells: { entry: SheetEntry; picture: RawPicture }[],
  isLossless?: boolean,
): Promise<Buffer> {
  const { width, height, places } = arrange(cells.map(({ picture }) => picture))
  const sheet = blank(width, height, GROUND)
  const entries = cells.map(({ entry, picture }, index) => {
    const { left, top } = places[index]!
    paste(sheet, picture, left, top)
    return { ...entry, left, top }
  })
  const labelled = await sharp(sheet.data, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(labels(entries, width, height)) }])
    .raw()
    .toBuffer()
  const write = (options: WebpOptions) =>
    sharp(labelled, { raw: { width, height, channels: 4 } })
      .withXmp(inXmp(entries))
      .webp(options)
      .toBuffer()
  const lossy = isLossless ? undefined : await write({ quality: QUALITY, effort: 4, preset: 'picture' })
  if (lossy && isLossless === false) return lossy
  const most = Math.max(LOSSLESS_LIMIT, lossy?.length ?? 0)
  // What is too large when written in haste is photographs, which would take long and not become small.
  if (lossy && (await write({ lossless: true, effort: 0 })).length > most * 2) return lossy
  const lossless = await write({ lossless: true, effort: 4 })
  return lossy && lossless.length > most ? lossy : lossless
}

/** Reads what a sheet's file says of its pictures. @throws where it is no sheet */
export async function readSheet(file: Buffer): Promise<Sheet> {
  const { xmpAsString = '' } = await sharp(file).metadata()
  const json = /<!\[CDATA\[(.*)\]\]>/s.exec(xmpAsString)?.[1]
  if (!json) throw new Error('The picture holds no entries of a sheet.')
  return {
    entries: JSON.parse(json) as Sheet['entries'],
    isLossless: file.includes('VP8L'),
    file,
  }
}

/** Cuts the pictures out of a sheet, with the edges that it leaves out. */
export async function cutSheet({ file, entries }: Sheet): Promise<Map<string, RawPicture>> {
  const picture = await decode(file)
  return new Map(
    entries.map((entry) => {
      const { left, top, box } = entry
      return [entry.name, withEdges(crop(picture, { ...box, left, top }), entry)]
    }),
  )
}

/** A picture's content within the whole region that was photographed. */
export function withEdges(content: RawPicture, { size, box, ground }: SheetEntry): RawPicture {
  const whole = blank(...size, ground)
  paste(whole, content, box.left, box.top)
  return whole
}

/** Places pictures in rows, side by side where they fit. Sheets become wider only where one would be too high. */
function arrange(pictures: { width: number; height: number }[], columns = 1) {
  const width = WIDTH * columns
  let [left, top, rowHeight] = [GAP, GAP, 0]
  const places = pictures.map((picture) => {
    if (left > GAP && left + picture.width + GAP > width) {
      left = GAP
      top += rowHeight
      rowHeight = 0
    }
    const place = { left, top: top + LABEL_HEIGHT }
    left += Math.max(roundUp(picture.width), 160) + GAP
    rowHeight = Math.max(rowHeight, LABEL_HEIGHT + roundUp(picture.height) + GAP)
    return place
  })
  const height = top + rowHeight
  if (height > MOST_HEIGHT && columns < 8) return arrange(pictures, columns + 1)
  return { width, height, places }
}

/** The encoder's blocks begin again at each picture. */
const roundUp = (side: number) => Math.ceil(side / 16) * 16

function labels(entries: Sheet['entries'], width: number, height: number): string {
  const texts = entries.map(
    ({ label, left, top }) => `<text x="${left}" y="${top - 4}">${label.replace(/[&<>]/g, '')}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="11" fill="#202830">${texts.join('')}</svg>`
}

const inXmp = (entries: object) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><sheet xmlns="urn:sheet"><![CDATA[${JSON.stringify(entries)}]]></sheet></x:xmpmeta>`
