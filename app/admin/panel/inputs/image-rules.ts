import type { UploadChecks } from '#design-system/image-upload-field/index.ts'

const MEGABYTE = 1024 ** 2

/** How an image is asked for: what is checked before it is sent, and what is advised. */
export interface ImageRule {
  checks: UploadChecks
  hint: string
  /** Width by height of the preview. */
  ratio?: string
  /** How lists show it: `contain` for logos, which nothing may be cut off. */
  fit?: 'cover' | 'contain'
}

/** The rule of back-office §5.4 for JPG, PNG and WEBP; a megabyte is 1024² bytes. */
export function imageRule(megabytes: number, advice: Partial<Omit<ImageRule, 'checks'>> = {}): ImageRule {
  return {
    checks: {
      accept: ['image/jpeg', 'image/png', 'image/webp'],
      typeMessage: '只能上传JPG/PNG/WEBP图片!',
      maxBytes: megabytes * MEGABYTE,
      sizeMessage: `图片大小不能超过${megabytes}MB!`,
    },
    hint: `支持 JPG、PNG、WEBP，不超过 ${megabytes}MB`,
    ...advice,
  }
}

/** Every image but those with a rule of their own. */
export const commonImage = imageRule(2)
