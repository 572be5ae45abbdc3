import styled from 'styled-components'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { sheetNumberOf, type SectionId } from '#app/public/about/about-sections.ts'

export interface EmptySectionProps extends Pick<SectionProps, 'tone'> {
  id: SectionId
  /** The section's heading. */
  title: string
  /** That there is nothing, in one quiet line. */
  text: string
}

/** A section without content keeps its place and its address, and takes no more room than its name needs. */
export function EmptySection({ id, title, text, tone }: EmptySectionProps) {
  const headingId = `${id}-heading`
  return (
    <Section id={id} tone={tone} spacing="compact" aria-labelledby={headingId}>
      <Line>
        <SectionHeading headingId={headingId} eyebrow={sheetNumberOf(id)} title={title} />
        <Text>{text}</Text>
      </Line>
    </Section>
  )
}

/** Side by side from tablets up; the heading's own distance is for content below it. */
const Line = styled.div`
  display: grid;
  gap: ${token.space.x2};

  > :first-child {
    margin-bottom: 0;
  }

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${token.space.x4};
    align-items: end;
  }
`

const Text = styled.p`
  color: ${token.color.textMuted};
`
