import { forwardRef, useState, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
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
import { Lightbox } from './lightbox.tsx'

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
    ...rest
  },
  ref,
) {
  const [openIndex, setOpenIndex] = useState<number>()
  const inGrid = columns > 2 ? 'cell' : 'half'
  const usual = shownAs ?? (pictures.length === 1 ? 'column' : inGrid)

  function open(event: MouseEvent, index: number) {
    // A new tab or a download stays the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpenIndex(index)
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
      <Lightbox
        label={label}
        pictures={pictures}
        index={openIndex}
        onTurn={setOpenIndex}
        onClose={() => setOpenIndex(undefined)}
      />
    </>
  )
})
