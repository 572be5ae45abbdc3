import sharp, { type Sharp } from 'sharp'
import { company } from '#app/public/company.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#app/public/seo/share-picture.ts'
import { admitDecoders, drawSharePicture } from './draw-share-picture.ts'
import { heightOf, inColumn, markPart, shareColors, textPart } from './share-layout.ts'

/** All words stand in the middle square, which is all that WeChat shows. */
const WORDS_WIDTH = 550
/** The ground over the page's picture: the least that keeps white at 4.5:1 on a white picture. */
const VEIL = { ...sharpColor(shareColors.ground), alpha: 0.6 }

/** What a card is drawn from. */
export interface CardParts {
  title: string
  section: string
  picture?: Buffer
}

/** Mark, section and title on the page's picture, as a JPEG of 1200 × 630. */
export async function drawShareCard(
  { title, section, picture }: CardParts,
  publicFolder: string,
): Promise<Buffer> {
  admitDecoders()
  const size = [...title].length > 24 ? 50 : 60
  const lettering = { width: WORDS_WIDTH, color: shareColors.text }
  const parts = await Promise.all([
    markPart(publicFolder, 92),
    textPart(publicFolder, company.name, { ...lettering, size: 30, gap: 16 }),
    textPart(publicFolder, section, { ...lettering, size: 28, color: shareColors.section, gap: 44 }),
    textPart(publicFolder, title, { ...lettering, size, color: shareColors.title, gap: 26, mostLines: 3 }),
  ])
  const top = (SHARE_HEIGHT - heightOf(parts)) / 2
  return (await groundOf(picture))
    .composite([
      { input: { create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 4, background: VEIL } } },
      ...inColumn(parts, SHARE_WIDTH, top),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A picture that cannot be decoded is left out. */
async function groundOf(picture: Buffer | undefined): Promise<Sharp> {
  const drawn = picture && (await drawSharePicture(picture).catch(() => undefined))
  if (drawn) return sharp(drawn)
  const background = shareColors.ground
  return sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background } })
}

function sharpColor(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { r, g, b }
}
