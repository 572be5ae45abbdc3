import { ContourLines } from '#design-system/contour-lines/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { Culture } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { CultureMark } from './culture-mark.tsx'
import { Belief, Beliefs, Name, Text } from './culture-cards.styles.ts'

export interface CultureCardsProps {
  /** The fields of the about record, or the built-in words. */
  culture: Culture
}

/** Longer texts are read as a paragraph, not as a motto. */
const LONG = 60

const cards = [
  { key: 'mission', name: '企业使命' },
  { key: 'vision', name: '企业愿景' },
  { key: 'values', name: '核心价值观' },
] as const

/** What the company stands for (public-site §2.10). */
export function CultureCards({ culture }: CultureCardsProps) {
  return (
    <PageSection
      id="culture"
      tone="ink"
      backdrop={<ContourLines fade="right" />}
      eyebrow={sheetNumberOf('culture')}
      title="企业文化"
    >
      <Beliefs>
        {cards.map(({ key, name }) => (
          <Belief key={key}>
            <CultureMark of={key} />
            <Name>{name}</Name>
            <Text $isLong={culture[key].length > LONG}>{culture[key]}</Text>
          </Belief>
        ))}
      </Beliefs>
    </PageSection>
  )
}
