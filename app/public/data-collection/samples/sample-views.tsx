import { AudioSample, TextSample, VideoCard } from '#design-system/media-sample/index.ts'
import type { Sample } from '#app/public/data-collection/collection.ts'
import { Columns, Mosaic, Track, Tracks, Wall } from './samples.styles.ts'
import { Waveform } from './waveform.tsx'

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

/** Recordings, each under a drawing of its sound with the annotated segment. */
export function AudioTracks({ samples }: SampleViewProps) {
  return (
    <Tracks>
      {samples.map(({ id, title, description, source }, index) => (
        <Track key={id}>
          <Waveform seed={index} />
          <AudioSample title={title} description={description} src={source || undefined} />
        </Track>
      ))}
    </Tracks>
  )
}

/** Texts in newspaper columns, whatever their lengths. */
export function TextColumns({ samples }: SampleViewProps) {
  return (
    <Columns $columns={Math.min(samples.length, 3)}>
      {samples.map(({ id, title, description, source }) => (
        <li key={id}>
          <TextSample title={title} description={description} text={source} />
        </li>
      ))}
    </Columns>
  )
}
