import type { GalleryPicture, GalleryProps } from '#design-system/gallery/index.ts'
import { type layouts, Mosaic } from './picture-mosaic.styles.ts'

export interface PictureMosaicProps {
  /** Name of the gallery for screen readers and for its dialog. */
  label: string
  /** Addresses, or pictures with their words; any number of them. */
  pictures: readonly (string | GalleryPicture)[]
}

/** A gallery laid out like adjoining map sheets: whatever the number of pictures, no cell stays empty. */
export function PictureMosaic({ label, pictures }: PictureMosaicProps) {
  if (pictures.length === 0) return null
  const layout = layoutFor(pictures.length)
  return (
    <Mosaic
      label={label}
      pictures={pictures.map((picture, index) =>
        typeof picture === 'string' ? { id: index, src: picture } : picture,
      )}
      columns={3}
      ratio="8/5"
      {...shownIn[layout]}
      $layout={layout}
    />
  )
}

/** How wide the pictures are; the first one of three or more is the widest. */
const shownIn: Record<keyof typeof layouts, Pick<GalleryProps, 'shownAs' | 'firstShownAs'>> = {
  single: { shownAs: 'page' },
  halves: { shownAs: 'half' },
  overview: { firstShownAs: 'column' },
  panorama: { firstShownAs: 'page' },
  wide: { firstShownAs: 'column' },
}

function layoutFor(count: number): keyof typeof layouts {
  if (count === 1) return 'single'
  if (count === 2 || count === 4) return 'halves'
  if (count % 3 === 0) return 'overview'
  return count % 3 === 1 ? 'panorama' : 'wide'
}
