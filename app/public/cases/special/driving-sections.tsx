import styled, { css } from 'styled-components'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { TabPanel, TabStrip, useTabs } from '#design-system/tab-strip/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { withoutScript } from '#design-system/tokens/without-script.ts'
import { IllustratedGrid } from './illustrated-grid.tsx'
import type { DrivingContent } from './special-content.ts'

export interface DrivingSectionsProps {
  content: DrivingContent
}

/** What is done for autonomous driving, by four tabs; the introduction stands in the banner (back-office §2.5, X-11). */
export function DrivingSections({ content: { tabs } }: DrivingSectionsProps) {
  const state = useTabs(tabs.map(({ id }) => id))
  return (
    <PageSection id="driving" tone="tinted" eyebrow="01 / 服务内容" title="一份规范，贯穿采集、标注与交付">
      <TabStrip label="自动驾驶数据服务" tabs={tabs} state={state} isNumbered />
      {tabs.map(({ id, label, entries }) => (
        <Panel key={id} tab={id} state={state}>
          <PlainLabel>{label}</PlainLabel>
          {entries.length === 0 ? (
            <EmptyState title={`暂无${label}`} />
          ) : (
            <IllustratedGrid label={label} entries={entries} />
          )}
        </Panel>
      ))}
    </PageSection>
  )
}

const Panel = styled(TabPanel)`
  margin-top: ${token.space.x4};
`

/** Names a panel where there are no tabs that could. */
const PlainLabel = styled.h3`
  display: none;
  margin-bottom: ${token.space.x2};
  font-size: ${token.fontSize.h4};

  ${withoutScript(css`
    display: block;
  `)}
`
