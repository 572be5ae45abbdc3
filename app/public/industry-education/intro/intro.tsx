import { Counter } from '#design-system/counter/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { aboutCounters } from '#app/public/home/about-block/company-about.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'
import type { EducationEntry } from '#app/public/industry-education/load-industry-education.ts'
import { Description, Figures, Opening } from './intro.styles.ts'

/** The two of the company's figures that tell of schools (public-site §2.3). */
const figures = aboutCounters.filter(({ label }) => label === '自有产业学院' || label === '生态员工')

/** So many are seen at once: whole rows of two and three. */
const FIRST = 12

export type IntroProps = Pick<EducationEntry, 'id' | 'title' | 'description' | 'pictures'>

/** What the cooperation is, with its size in figures and its places (public-site §2.8). */
export function Intro({ id, title, description, pictures }: IntroProps) {
  const headingId = `education-${id}-heading`
  const name = title || '产教融合'
  return (
    <Section aria-labelledby={headingId}>
      <Opening>
        <SectionHeading headingId={headingId} eyebrow="01 / 校企共建" title={name} />
        <Figures>
          {figures.map(({ label, target, suffix, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Counter target={target} suffix={suffix} />
                <span>{unit}</span>
              </dd>
            </div>
          ))}
        </Figures>
        {description && <Description>{description}</Description>}
      </Opening>
      <ShowAll entries={pictures} first={FIRST} unit="张图片">
        {(shown, from) => <PictureMosaic label={partLabel(name, from)} pictures={shown} />}
      </ShowAll>
    </Section>
  )
}
