import { AudioSample, TextSample, VideoCard } from '#design-system/media-sample/index.ts'
import type { Sample } from '#app/public/data-collection/collection.ts'
import { Mosaic, Rows, Wall } from './samples.styles.ts'

export interface SampleViewProps {
  /** The kind's name, for screen readers. */
  label: string
  samples: Sample[]
}

/** Pictures, the leading one large where the count fills the grid. */
export function ImageMosaic({ label, samples }: SampleViewProps) {
  return (
    <Mosaic
      label={label}
      columns={samples.length === 4 ? 2 : 3}
      ratio="8/5"
      pictures={samples.map(({ source, title, ...rest }) => ({ ...rest, src: source, title }))}
    />
  )
}

/** Films side by side, as on a control room's wall. */
export function VideoWall({ samples }: SampleViewProps) {
  return (
    <Wall $columns={samples.length % 2 === 1 && samples.length > 1 ? 3 : Math.min(samples.length, 2)}>
      {samples.map(({ id, title, description, source }) => (
        <li key={id}>
          <VideoCard title={title} description={description} src={source || undefined} />
        </li>
      ))}
    </Wall>
  )
}

/** Recordings to listen to. */
export function AudioTracks({ samples }: SampleViewProps) {
  return (
    <Rows $count={samples.length}>
      {samples.map(({ id, title, description, source }) => (
        <li key={id}>
          <AudioSample title={title} description={description} src={source || undefined} />
        </li>
      ))}
    </Rows>
  )
}

/** Texts as they were collected. */
export function TextColumns({ samples }: SampleViewProps) {
  return (
    <Rows $count={samples.length}>
      {samples.map(({ id, title, description, source }) => (
        <li key={id}>
          <TextSample title={title} description={description} text={source} />
        </li>
      ))}
    </Rows>
  )
}
