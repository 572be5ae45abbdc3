import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import type { Point } from '#app/public/data-collection/collection.ts'
import { Aside, Ledger, Name, Reason, Reasons, Text } from './strengths.styles.ts'

export interface AdvantagesProps {
  /** Number of the section, such as `06`. */
  figure: string
  points: Point[]
}

/** So many are seen at once. */
const FIRST = 6

/** Why to have it collected here: the heading stays in sight while the reasons pass (public-site §2.9). */
export function Advantages({ figure, points }: AdvantagesProps) {
  return (
    <Section tone="ink" aria-labelledby="advantages-heading">
      <Ledger>
        <Aside>
          <SectionHeading
            headingId="advantages-heading"
            eyebrow={figure}
            title="采集优势"
            lead="规模、速度与合规，都落到可以核对的事上。"
          />
        </Aside>
        <ShowAll entries={points} first={FIRST} unit="项优势">
          {(shown) => (
            <Reasons>
              {shown.map(({ title, description }, index) => (
                <Reason key={index}>
                  <Rise>
                    {title && <Name>{title}</Name>}
                    {description && <Text>{description}</Text>}
                  </Rise>
                </Reason>
              ))}
            </Reasons>
          )}
        </ShowAll>
      </Ledger>
    </Section>
  )
}
