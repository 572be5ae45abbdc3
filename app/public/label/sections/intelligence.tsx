import styled from 'styled-components'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { VideoCard } from '#design-system/media-sample/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { evenRows, lyingCard } from '#app/public/even-rows.ts'
import { AnnotationIcon } from '#app/public/label/annotation-icon.tsx'
import type { IntelligentFeature } from '#app/public/label/label-content.ts'

export interface IntelligenceProps {
  /** Features that are switched on. */
  features: IntelligentFeature[]
}

/** What the platform does before a person looks, each shown by a film (public-site §2.13). */
export function Intelligence({ features }: IntelligenceProps) {
  return (
    <PageSection
      headingId="intelligence-heading"
      tone="ink"
      backdrop={<ContourLines />}
      eyebrow="03"
      title="智能辅助标注"
      lead="模型先走一步，人来拍板：省下的时间用在难例和复核上。"
      empty={features.length === 0 && <EmptyState title="暂无智能辅助标注功能" />}
    >
      <Films $count={features.length}>
        {features.map(({ id, title, description, icon, video }) => (
          <li key={id}>
            <VideoCard
              title={title}
              description={description}
              icon={<AnnotationIcon name={icon} />}
              src={video || undefined}
            />
          </li>
        ))}
      </Films>
    </PageSection>
  )
}

const Films = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${token.space.x3};

  ${media.fromLaptop} {
    gap: ${token.space.x4};
  }

  ${({ $count }) => evenRows({ count: $count, lying: lyingCard })}

  > li:only-child {
    max-width: 52rem;
  }

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > li > div {
    height: 100%;
  }
`
