import type { ComponentType } from 'react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { SectionProps } from '#design-system/section/index.ts'
import { kindWords, type KindName, type SampleKind } from '#app/public/data-collection/collection.ts'
import { kindIcons } from '#app/public/data-collection/kind-icons.ts'
import { AudioTracks, ImageMosaic, TextColumns, VideoWall } from './sample-views.tsx'

export interface SamplesProps {
  /** Number of the section, such as `01`. */
  figure: string
  kind: SampleKind
}

/** One kind of data, its samples shown as that kind asks: a mosaic, a screen, tracks, columns (public-site §2.9). */
export function Samples({ figure, kind: { kind, title, description, samples } }: SamplesProps) {
  const { View, tone } = views[kind]
  const Icon = kindIcons[kind]
  const { emptyText } = kindWords[kind]
  return (
    <PageSection
      id={kind}
      tone={tone}
      eyebrow={figure}
      title={title}
      lead={description || undefined}
      empty={samples.length === 0 && <EmptyState icon={<Icon />} title={emptyText} />}
    >
      <View label={title} samples={samples} />
    </PageSection>
  )
}

const views: Record<
  KindName,
  { View: ComponentType<{ label: string; samples: SampleKind['samples'] }>; tone: SectionProps['tone'] }
> = {
  image: { View: ImageMosaic, tone: 'tinted' },
  video: { View: VideoWall, tone: 'ink' },
  audio: { View: AudioTracks, tone: 'plain' },
  text: { View: TextColumns, tone: 'tinted' },
}
