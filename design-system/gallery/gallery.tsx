import {
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type MouseEvent,
} from 'react'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { knownPicture, type ShownAs } from '#design-system/picture/index.ts'
import {
  Caption,
  type captions as captionPlaces,
  CaptionText,
  CaptionTitle,
  Frame,
  Grid,
  PictureLink,
} from './gallery.styles.ts'
import type { LightboxProps } from './lightbox.tsx'

/** A picture with what it shows. */
export interface GalleryPicture {
  /** Tells the picture from the others. */
  id: string | number
  /** Address ready for display. */
  src: string
  /** Caption and alternative text; unless given, the alternative text is `label` with the place in the list. */
  title?: string
  /** A sentence or two under the title. */
  description?: string
}

export interface GalleryProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Name of the gallery for screen readers and for its dialog. */
  label: string
  /** The pictures in their order. */
  pictures: readonly GalleryPicture[]
  /** Columns from 1024 px up; two below, one for a single picture. */
  columns?: 2 | 3 | 4
  /** Width to height of every cell. */
  ratio?: `${number}/${number}`
  /** `contain` for certificates, which must be seen whole. */
  fit?: 'cover' | 'contain'
  /** `over` shows the words while one rests on the picture; `below` always, where the words are what counts. */
  captions?: keyof typeof captionPlaces
  /** How wide the pictures are shown, where another than the columns lays them out. */
  shownAs?: ShownAs
  /** How wide the first one is shown, where it is wider than the others. */
  firstShownAs?: ShownAs
  /** How the large view begins: `readable` for wide drawings whose text would be too small in the whole. */
  opensAs?: LightboxProps['opensAs']
}

/**
 * Pictures in a grid; hover or focus shows title and description (public-site §2.5). A press opens the large view, or
 * without script the file.
 */
export const Gallery = forwardRef<HTMLUListElement, GalleryProps>(function Gallery(
  {
    label,
    pictures,
    columns = 3,
    ratio = '4/3',
    fit = 'cover',
    captions = 'over',
    shownAs,
    firstShownAs,
    opensAs,
    ...rest
  },
  ref,
) {
  const [openIndex, setOpenIndex] = useState<number>()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const inGrid = columns > 2 ? 'cell' : 'half'
  const usual = shownAs ?? (pictures.length === 1 ? 'column' : inGrid)

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A new tab or a download stays the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpenIndex(index)
    const { href } = event.currentTarget
    // Most visitors open none; whose connection fails sees the file itself.
    import('./lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <Grid ref={ref} aria-label={label} {...rest} $columns={Math.min(columns, pictures.length)}>
        {pictures.map(({ id, src, title, description }, index) => (
          <Frame key={id}>
            <PictureLink
              href={knownPicture(src).address}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              $ratio={ratio}
            >
              <MediaFrame
                src={src}
                alt={title || `${label} ${index + 1}`}
                ratio={ratio}
                fit={fit}
                shownAs={(index === 0 && firstShownAs) || usual}
              />
              {(title || description) && (
                <Caption $captions={captions}>
                  {title && <CaptionTitle aria-hidden>{title}</CaptionTitle>}
                  {description && <CaptionText>{description}</CaptionText>}
                </Caption>
              )}
            </PictureLink>
          </Frame>
        ))}
      </Grid>
      {Lightbox && (
        <Lightbox
          label={label}
          pictures={pictures}
          index={openIndex}
          opensAs={opensAs}
          onTurn={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  )
})
