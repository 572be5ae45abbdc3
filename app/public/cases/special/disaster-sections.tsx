import { ContourLines } from '#design-system/contour-lines/index.ts'
import { Showcase } from '#design-system/showcase/index.ts'
import { Kind, Means, Register } from './disaster-sections.styles.ts'
import { IllustratedGrid } from './illustrated-grid.tsx'
import type { DisasterContent } from './special-content.ts'
import { Topic } from './topic.tsx'

export interface DisasterSectionsProps {
  content: DisasterContent
}

/** Collection, management platform and assessment of natural disasters (back-office §2.5, X-11). */
export function DisasterSections({ content: { collected, management, assessment } }: DisasterSectionsProps) {
  return (
    <>
      <Topic
        id="collection"
        eyebrow="01"
        title="数据采集服务"
        lead="每一类数据，都写明从哪里来、靠什么把关。"
        isEmpty={collected.length === 0}
        emptyText="暂无数据采集服务"
      >
        <Register>
          {collected.map(({ id, dataType, collectionMethod, technicalSupport }) => (
            <li key={id}>
              <Kind>{dataType}</Kind>
              <Means>
                <div>
                  <dt>采集方式</dt>
                  <dd>{collectionMethod || '—'}</dd>
                </div>
                <div>
                  <dt>技术支持</dt>
                  <dd>{technicalSupport || '—'}</dd>
                </div>
              </Means>
            </li>
          ))}
        </Register>
      </Topic>
      <Topic
        id="management"
        eyebrow="02"
        title="数据智能管理平台"
        tone="tinted"
        isEmpty={management.length === 0}
        emptyText="暂无数据管理功能"
      >
        <Showcase
          label="数据智能管理平台"
          entries={management.map((entry) => ({ ...entry, id: String(entry.id) }))}
        />
      </Topic>
      <Topic
        id="assessment"
        eyebrow="03"
        title="风险评估与可视化"
        tone="ink"
        backdrop={<ContourLines fade="bottom" />}
        isEmpty={assessment.length === 0}
        emptyText="暂无风险评估功能"
      >
        <IllustratedGrid label="风险评估与可视化" entries={assessment} columns={2} />
      </Topic>
    </>
  )
}
