import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ImageOff } from 'lucide-react'
import type { PictureProps } from '#design-system/picture/index.ts'
import { Image, Missing, Root, type fits } from './media-frame.styles.ts'

type OfPicture = Partial<Pick<PictureProps, 'src' | 'srcSet' | 'shownAs' | 'isPriority'>>

export interface MediaFrameProps extends OfPicture, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Width to height, such as `16/9`; the frame keeps it before, while and after loading. `none` fills its parent. */
  ratio?: `${number}/${number}` | 'none'
  /** `cover` for photos, `contain` for logos and certificates. */
  fit?: keyof typeof fits
  /** Shown when there is no picture or it fails. */
  missing?: ReactNode
}

/** A picture in a frame of fixed ratio, with a designed state for a missing or failing file. */
export const MediaFrame = forwardRef<HTMLDivElement, MediaFrameProps>(function MediaFrame(props, ref) {
  const { src, srcSet, shownAs, alt, ratio = '16/9', fit = 'cover', isPriority, missing, ...rest } = props
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()

  useEffect(() => {
    // The picture may have failed before the script arrived.
    if (image.current?.complete && image.current.naturalWidth === 0 && src) setFailedSrc(src)
  }, [src])

  return (
    <Root ref={ref} {...rest} $ratio={ratio}>
      {src && failedSrc !== src ? (
        <Image
          ref={image}
          src={src}
          srcSet={srcSet}
          shownAs={shownAs}
          isPriority={isPriority}
          alt={alt}
          onError={() => setFailedSrc(src)}
          $fit={fit}
        />
      ) : (
        <Missing
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          {missing ?? <ImageOff aria-hidden />}
        </Missing>
      )}
    </Root>
  )
})
