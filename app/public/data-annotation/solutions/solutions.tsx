import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { memo } from 'react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { TabPanel, TabStrip, useTabs } from '#design-system/tab-strip/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import type { IndustrySolution } from '#app/public/data-annotation/load-data-annotation.ts'
import { EmojiIcon } from './emoji-icon.tsx'
import {
  Panel,
  Picture,
  Scenario,
  Scenarios,
  ScenariosName,
  Strip,
  Text,
  Title,
  Uses,
  Words,
} from './solutions.styles.ts'

export interface SolutionsProps {
  solutions: IndustrySolution[]
  /** Its number on the page, such as `02`. */
  figure: string
}

/** What annotation does for each industry, one tab each (public-site §2.6). */
export function Solutions({ solutions, figure }: SolutionsProps) {
  const state = useTabs(solutions.map(({ id }) => String(id)))
  return (
    <PageSection
      headingId="solutions-heading"
      tone="ink"
      backdrop={<ContourLines fade="bottom" hasGrid />}
      eyebrow={figure}
      title="行业解决方案"
      lead="同样是画一个框，路口、货架和叶片上的规则并不相同。"
      empty={solutions.length === 0 && <EmptyState title="暂无行业解决方案" />}
    >
      <Strip>
        <TabStrip
          label="行业解决方案"
          state={state}
          tabs={solutions.map(({ id, title, icon }) => ({
            id: String(id),
            label: title,
            icon: icon && <EmojiIcon emoji={icon} />,
          }))}
        />
      </Strip>
      {solutions.map((solution) => (
        <TabPanel key={solution.id} tab={String(solution.id)} state={state}>
          <SolutionPanel solution={solution} />
        </TabPanel>
      ))}
    </PageSection>
  )
}

/** Turning to another tab renders no panel again. */
const SolutionPanel = memo(function SolutionPanel({ solution }: { solution: IndustrySolution }) {
  const { title, description, imageUrl, scenarios } = solution
  return (
    <Panel>
      <Picture>
        <MediaFrame src={imageUrl} alt={title} ratio="8/5" shownAs="half" />
      </Picture>
      <Words>
        <Title>{title}</Title>
        {description && <Text>{description}</Text>}
        {scenarios.length > 0 && (
          <Uses>
            <ScenariosName>应用场景</ScenariosName>
            <Scenarios>
              {scenarios.map(({ icon, text }, index) => (
                <Scenario key={index}>
                  <EmojiIcon emoji={icon} />
                  {text}
                </Scenario>
              ))}
            </Scenarios>
          </Uses>
        )}
        <ButtonLink
          as={Link}
          to={contactAddress('数据标注')}
          size="large"
          iconAfter={<ArrowRight aria-hidden />}
        >
          获取方案
        </ButtonLink>
      </Words>
    </Panel>
  )
})
