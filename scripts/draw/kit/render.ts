import './fonts.ts'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** A scene is painted from the back: pixel layers and SVG layers of one size. */
export type Layer = string | Pixels

/** Straight RGBA pixels. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8ClampedArray
}

export interface Scene {
  width: number
  height: number
  layers: readonly Layer[]
}

/** Paints the layers over each other and answers lossless pixels. */
export async function flatten(scene: Scene): Promise<Buffer> {
  const [back, ...rest] = await Promise.all(scene.layers.map((layer) => layerPng(layer, scene)))
  return sharp(back)
    .composite(rest.map((input) => ({ input })))
    .png()
    .toBuffer()
}

/** Writes a file in the format of its extension. `fit` scales the picture down to that width first. */
export async function write(png: Buffer, file: string, quality: number, fit?: number) {
  mkdirSync(path.dirname(file), { recursive: true })
  const picture = sharp(png).resize(fit ? { width: fit } : {})
  if (file.endsWith('.jpg'))
    return picture.flatten().jpeg({ quality, mozjpeg: true, progressive: true }).toFile(file)
  if (file.endsWith('.png')) return picture.png({ compressionLevel: 9, palette: true }).toFile(file)
  return picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(file)
}

/** Pixels as a data address, so that an SVG layer can bend them with a transform. */
export async function embedded(pixels: Pixels): Promise<string> {
  const png = await layerPng(pixels, pixels)
  return `data:image/png;base64,${png.toString('base64')}`
}

async function layerPng(layer: Layer, size: { width: number; height: number }): Promise<Buffer> {
  if (typeof layer === 'string') return sharp(Buffer.from(layer), { unlimited: true }).png().toBuffer()
  const raw = { width: layer.width, height: layer.height, channels: 4 as const }
  return sharp(Buffer.from(layer.rgba.buffer), { raw })
    .resize(size.width, size.height, { kernel: 'lanczos3' })
    .png()
    .toBuffer()
}
