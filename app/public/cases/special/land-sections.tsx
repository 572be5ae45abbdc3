import styled from 'styled-components'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { knownPicture, Picture } from '#design-system/picture/index.ts'
import { ProcessFlow } from '#design-system/process-flow/index.ts'
import { Showcase } from '#design-system/showcase/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import type { LandContent } from './special-content.ts'
import { Topic } from './topic.tsx'

export interface LandSectionsProps {
  content: LandContent
}

/** Background, process with its deliverables, and statistics of land extension (back-office §2.5, X-11). */
export function LandSections({ content: { background, steps, statistics } }: LandSectionsProps) {
  return (
    <>
      <Topic
        id="background"
        eyebrow="01"
        title={background?.title || '服务背景'}
        lead={background?.description}
        tone="tinted"
        isEmpty={!background}
        emptyText="暂无服务背景"
      >
        {background?.imageUrl ? (
          <SurveyFrame label="思维导图">
            <a
              href={knownPicture(background.imageUrl).address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="思维导图（在新窗口打开原图）"
            >
              <MindMap src={background.imageUrl} alt="" shownAs="column" />
            </a>
          </SurveyFrame>
        ) : (
          <EmptyState title="暂无思维导图" />
        )}
      </Topic>
      <Topic
        id="process"
        eyebrow="02"
        title="全流程服务"
        lead="每一步都有交付成果，做完一步，验收一步。"
        isEmpty={steps.length === 0}
        emptyText="暂无流程"
      >
        <ProcessFlow
          label="全流程服务"
          steps={steps.map(({ deliverable, ...step }) => ({
            ...step,
            note: deliverable && `交付成果：${deliverable}`,
          }))}
        />
      </Topic>
      <Topic
        id="statistics"
        eyebrow="03"
        title="系统统计"
        tone="tinted"
        isEmpty={statistics.length === 0}
        emptyText="暂无系统统计"
      >
        <Showcase
          label="系统统计"
          entries={statistics.map((statistic) => ({ ...statistic, id: String(statistic.id) }))}
        />
      </Topic>
    </>
  )
}

/** Never cropped: every branch counts. The place is kept while it loads. */
const MindMap = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  background: ${token.color.sunken};
  object-fit: contain;

  ${media.belowTablet} {
    aspect-ratio: 4 / 3;
  }
`
