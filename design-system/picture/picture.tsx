import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { formats, knownPicture, srcSetOf } from './picture-address.ts'
import { shownWidths, type ShownAs } from './shown-widths.ts'

type OwnMatters = 'loading' | 'decoding' | 'width' | 'height' | 'sizes'

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, OwnMatters> {
  /** Address ready for display; measures and variants of an upload are told behind its `#`. */
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Smaller files of a picture that is no upload. */
  srcSet?: string
  /** How wide it is shown; the browser takes the smallest file that is sharp there. */
  shownAs?: ShownAs
  /** It is seen first of all: loaded at once and before others. */
  isPriority?: boolean
}

/**
 * A picture with `srcset` in the best format when it has variants, otherwise the original. Its dimensions reserve the
 * space while it loads.
 */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  { src, srcSet, alt, shownAs = 'half', isPriority = false, ...rest },
  ref,
) {
  const picture = knownPicture(src)
  const { sizes, ...useful } = shownWidths[shownAs]
  const image = (
    <img
      ref={ref}
      {...rest}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? 'sync' : 'async'}
      {...(isPriority && { fetchpriority: 'high' })}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={picture.address}
      alt={alt}
      width={picture.width}
      height={picture.height}
    />
  )
  if (!picture.hasVariants) return image
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(picture, format, useful)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  )
})
