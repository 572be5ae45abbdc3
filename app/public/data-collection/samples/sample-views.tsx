import { AudioSample, TextSample, VideoCard } from '#design-system/media-sample/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { kindWords, type Sample } from '#app/public/data-collection/collection.ts'
import { Mosaic, Rows, Wall } from './samples.styles.ts'

export interface SampleViewProps {
  /** The kind's name, for screen readers. */
  label: string
  samples: Sample[]
}

/** So many are seen at once: whole rows of every grid below. Films and texts are tall. */
const FIRST = { pictures: 12, films: 6, sounds: 12, texts: 6 }

/** Pictures, the leading one large where the count fills the grid. */
export function ImageMosaic({ label, samples }: SampleViewProps) {
  return (
    <ShowAll entries={samples} first={FIRST.pictures} unit={kindWords.image.unit}>
      {(shown, from) => (
        <Mosaic
          label={partLabel(label, from)}
          columns={samples.length === 4 ? 2 : 3}
          ratio="8/5"
          pictures={shown.map(({ source, title, ...rest }) => ({ ...rest, src: source, title }))}
        />
      )}
    </ShowAll>
  )
}

/** Films side by side, as on a control room's wall. */
export function VideoWall({ samples }: SampleViewProps) {
  return (
    <ShowAll entries={samples} first={FIRST.films} unit={kindWords.video.unit}>
      {(shown) => (
        <Wall $columns={samples.length % 2 === 1 && samples.length > 1 ? 3 : Math.min(samples.length, 2)}>
          {shown.map(({ id, title, description, source }) => (
            <li key={id}>
              <VideoCard title={title} description={description} src={source || undefined} />
            </li>
          ))}
        </Wall>
      )}
    </ShowAll>
  )
}

/** Recordings to listen to. */
export function AudioTracks({ samples }: SampleViewProps) {
  return (
    <ShowAll entries={samples} first={FIRST.sounds} unit={kindWords.audio.unit}>
      {(shown) => (
        <Rows $count={shown.length}>
          {shown.map(({ id, title, description, source }) => (
            <li key={id}>
              <AudioSample title={title} description={description} src={source || undefined} />
            </li>
          ))}
        </Rows>
      )}
    </ShowAll>
  )
}

/** Texts as they were collected. */
export function TextColumns({ samples }: SampleViewProps) {
  return (
    <ShowAll entries={samples} first={FIRST.texts} unit={kindWords.text.unit}>
      {(shown) => (
        <Rows $count={shown.length}>
          {shown.map(({ id, title, description, source }) => (
            <li key={id}>
              <TextSample title={title} description={description} text={source} />
            </li>
          ))}
        </Rows>
      )}
    </ShowAll>
  )
}
