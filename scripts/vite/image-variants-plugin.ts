import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import {
  variantFormats,
  variantName,
  widthsOf,
  type VariantFormat,
} from '#contract/files/picture-variants.ts'
import { projectFiles } from '../checks/project-files.ts'
import { projectRoot } from '../tasks/project-root.mjs'

/** How the site's modules name a picture of public/images with its measures: `/images/cases.webp#1600x534`. */
const OWN_PICTURE = /(?<=['"`]\/images\/)([\w-]+\.(?:webp|jpg))#(\d+)x\d+(?=['"`])/g

/** The site's own. */
const MODULE = /^(?!.*\/node_modules\/).*\/(app|content)\/.*\.tsx?$/

/** Less effort than for uploads: 5 % more bytes in a third of the build time. */
const encoders = {
  avif: (image) => image.avif({ quality: 50, effort: 0 }),
  webp: (image) => image.webp({ quality: 75, smartSubsample: true }),
} satisfies Record<VariantFormat, (image: Sharp) => Sharp>

/** A file beside the pictures in the browser's build. */
interface Variant {
  name: string
  bytes: Uint8Array
}

/**
 * Vite plugin for the product's build: draws the site's pictures in the variants of uploads
 * (docs/decisions/0019-picture-variants.md). Their URLs name the variants; the build fails where one cannot be drawn.
 */
export function imageVariants(): Plugin {
  let drawing: Promise<Variant[][]> | undefined

  return {
    name: 'image-variants',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name !== 'client') return
      // All that the product names: the server has modules that the browser never loads.
      const sources = projectFiles(['app', 'content'])
        .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
        .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
      drawing = Promise.all([...ownPicturesIn(sources)].map(([name, width]) => drawVariants(name, width)))
      // Told where it is waited for.
      drawing.catch(() => undefined)
    },
    transform(code, id) {
      if (!MODULE.test(id)) return null
      const telling = withVariants(code)
      return telling === code ? null : { code: telling, map: null }
    },
    async generateBundle() {
      for (const { name, bytes } of ((await drawing) ?? []).flat())
        this.emitFile({ type: 'asset', fileName: `images/${name}`, source: bytes })
      drawing = undefined
    },
  }
}

/** A module whose own pictures tell that they have variants. */
export const withVariants = (code: string): string => code.replaceAll(OWN_PICTURE, '$&v')

/** The pictures that modules name, with their widths. */
export function ownPicturesIn(sources: readonly string[]): Map<string, number> {
  const told = sources.flatMap((source) => [...source.matchAll(OWN_PICTURE)])
  return new Map(told.map(([, name = '', width]) => [name, Number(width)]))
}

/** Each variant that pages may name. A variant of the same format that is not smaller is the original picture. */
async function drawVariants(name: string, width: number): Promise<Variant[]> {
  const original = await readFile(join(projectRoot, 'public/images', name))
  const wanted = variantFormats.flatMap((format) =>
    widthsOf(width, format).map((each) => ({ format, width: each })),
  )
  return Promise.all(
    wanted.map(async ({ format, width: each }) => {
      const bytes = await encoders[format](sharp(original).resize({ width: each })).toBuffer()
      const isLarger = bytes.length >= original.length && name.endsWith(`.${format}`)
      return { name: variantName(name, each, format), bytes: isLarger ? original : bytes }
    }),
  )
}
