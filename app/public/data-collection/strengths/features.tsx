import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import type { Point } from '#app/public/data-collection/collection.ts'
import { Clause, Clauses, Figure, Name, Text } from './strengths.styles.ts'

export interface FeaturesProps {
  /** Number of the section, such as `05`. */
  figure: string
  points: Point[]
}

/** So many are seen at once: whole rows of one and two. */
const FIRST = 8

/** What is peculiar to this way of collecting, numbered like the clauses of a task book (public-site §2.9). */
export function Features({ figure, points }: FeaturesProps) {
  return (
    <PageSection
      headingId="features-heading"
      eyebrow={figure}
      title="采集特点"
      lead="每一条数据，都说得清从哪里来、怎么来。"
    >
      <ShowAll entries={points} first={FIRST} unit="项特点">
        {(shown, from) => (
          <Clauses start={from + 1}>
            {shown.map(({ title, description }, index) => (
              <Clause key={index}>
                <Figure aria-hidden>{String(from + index + 1).padStart(2, '0')}</Figure>
                <div>
                  {title && <Name>{title}</Name>}
                  {description && <Text>{description}</Text>}
                </div>
              </Clause>
            ))}
          </Clauses>
        )}
      </ShowAll>
    </PageSection>
  )
}
