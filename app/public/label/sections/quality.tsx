import styled from 'styled-components'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { FlowPicture } from '#app/public/flow-picture/index.ts'
import type { QualityProcess } from '#app/public/label/label-content.ts'

export interface QualityProps {
  /** The first active process; null when there is none. */
  process: QualityProcess | null
}

/** How a team keeps quality, as the administrators' charts (public-site §2.13). */
export function Quality({ process }: QualityProps) {
  const pictures = process?.pictures ?? []
  return (
    <PageSection
      headingId="quality-heading"
      eyebrow="04"
      title="团队质量控制流程"
      lead={process?.title || undefined}
      empty={pictures.length === 0 && <EmptyState title="暂无流程图" />}
    >
      <Charts>
        {pictures.map((src, index) => (
          <FlowPicture
            key={src}
            label={pictures.length > 1 ? `质量控制流程图 ${index + 1}` : '质量控制流程图'}
            src={src}
          />
        ))}
      </Charts>
    </PageSection>
  )
}

const Charts = styled.div`
  display: grid;
  gap: ${token.space.x4};

  > * {
    min-width: 0;
  }
`
