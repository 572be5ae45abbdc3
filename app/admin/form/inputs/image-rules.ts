import type { UploadChecks } from '#design-system/image-upload-field/index.ts'

const MEGABYTE = 1024 ** 2

/** How an image is asked for: what is checked before it is sent, and what is advised. */
export interface ImageRule {
  checks: UploadChecks
  hint: string
  /** Width by height of the preview. */
  ratio?: string
  /** How the site and lists fit it into that ratio: `contain` for logos, which are never cropped. */
  fit?: 'cover' | 'contain'
}

/** Formats a picture may have, as its rule names them. */
export type ImageFormat = keyof typeof mediaTypes

const mediaTypes = { JPG: 'image/jpeg', PNG: 'image/png', WEBP: 'image/webp' } as const

/** What a picture's rule says besides what is checked, and the formats where not all three are taken. */
export type ImageAdvice = Partial<Omit<ImageRule, 'checks'>> & {
  formats?: readonly ImageFormat[]
  /** Says that one picture is all it takes. */
  isOnlyOne?: boolean
}

/** The rule of back-office §5.4 for JPG, PNG and WEBP, or fewer; a megabyte is 1024² bytes. */
export function imageRule(megabytes: number, more: ImageAdvice = {}): ImageRule {
  const { formats = ['JPG', 'PNG', 'WEBP'], isOnlyOne = false, ...advice } = more
  return {
    checks: {
      accept: formats.map((format) => mediaTypes[format]),
      typeMessage: `只能上传${formats.join('/')}图片!`,
      maxBytes: megabytes * MEGABYTE,
      sizeMessage: `图片大小不能超过${megabytes}MB!`,
    },
    hint: `支持 ${formats.join('、')}，不超过 ${megabytes}MB${isOnlyOne ? '，限 1 张' : ''}`,
    ...advice,
  }
}

/** Every image but those with a rule of their own. */
export const defaultImageRule = imageRule(2)

/** Message after a failed upload of a flow chart (back-office §8, upload failures). */
export const flowChartUploadFailure = '流程图上传失败'
