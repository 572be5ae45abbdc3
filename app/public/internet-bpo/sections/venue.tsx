import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'
import { Fact, Facts, Figure, Site } from './venue.styles.ts'

/** The venues, read from their figures (public-site §2.9, X-56). */
export function Venue({ part: { name, figure, title, imageUrl, points } }: PartProps) {
  return (
    <PageSection id={name} eyebrow={figure} title={title}>
      <Site $hasPicture={Boolean(imageUrl)}>
        <Facts>
          {points.map((point, index) => (
            <Fact key={index}>{withFigures(point.title)}</Fact>
          ))}
        </Facts>
        {imageUrl && <MediaFrame src={imageUrl} alt={title} ratio="8/5" />}
      </Site>
    </PageSection>
  )
}

/** Sets the figures of a text apart, so that 6 个职场 is read from afar. */
function withFigures(text: string) {
  return text
    .split(/(\d[\d,.]*\d|\d)/u)
    .map((piece, index) => (index % 2 === 1 ? <Figure key={index}>{piece}</Figure> : piece))
}
