import { ImageOff } from 'lucide-react'
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** Size of pictures in lists, in px (back-office §9, list thumbnails). */
const THUMBNAIL = { width: 100, height: 64 }

export type ThumbnailProps = Omit<ComponentPropsWithoutRef<'img'>, 'width' | 'height'> & {
  /** Address of the picture; empty when there is none. */
  src: string | null | undefined
  /** What the picture shows; '' when the row says it already. */
  alt: string
  /** `contain` for logos. */
  fit?: 'cover' | 'contain'
}

/** A picture in a list, with a quiet stand-in when there is none or it does not load. */
export const Thumbnail = forwardRef<HTMLImageElement, ThumbnailProps>(function Thumbnail(
  { src, alt, fit = 'cover', ...rest },
  ref,
) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (!src) return <Missing>无图片</Missing>
  if (src === brokenSrc) {
    return (
      <Missing>
        <ImageOff aria-hidden />
        图片缺失
      </Missing>
    )
  }
  return (
    <Picture
      loading="lazy"
      decoding="async"
      {...rest}
      ref={ref}
      src={src}
      alt={alt}
      {...THUMBNAIL}
      $fit={fit}
      onError={() => setBrokenSrc(src)}
    />
  )
})

const box = `
  width: ${THUMBNAIL.width}px;
  max-width: none;
  height: ${THUMBNAIL.height}px;
`

const Picture = styled.img<{ $fit: 'cover' | 'contain' }>`
  ${box}
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  object-fit: ${({ $fit }) => $fit};
`

const Missing = styled.span`
  ${box}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`
