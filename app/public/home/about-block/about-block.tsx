import { Link } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { Counter } from '#design-system/counter/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { AboutMediaView } from './about-media.tsx'
import { aboutCounters, type CompanyAbout } from './company-about.ts'
import { Counted, Counters, Introduction, Text, Words } from './about-block.styles.ts'

export interface AboutBlockProps {
  /** The about record, or the company's defaults. */
  about: CompanyAbout
}

/** Who the company is: media, words and four counters (public-site §2.3). */
export function AboutBlock({ about }: AboutBlockProps) {
  return (
    <Section tone="ink" aria-labelledby="about-heading" backdrop={<ContourLines />}>
      <Introduction>
        <Rise>
          <SurveyFrame label="图联 0.98">
            <AboutMediaView media={about.media} name={about.companyName} />
          </SurveyFrame>
        </Rise>
        <Words>
          <SectionHeading
            headingId="about-heading"
            eyebrow="02 / 公司简介"
            title={`关于${about.companyName}`}
          />
          <Text>{about.description}</Text>
          <ButtonLink as={Link} to="/about" variant="secondary" size="large">
            了解我们
          </ButtonLink>
        </Words>
      </Introduction>
      <Counters>
        {aboutCounters.map(({ label, target, suffix, unit }) => (
          <Counted key={label}>
            <dt>{label}</dt>
            <dd>
              <Counter target={target} suffix={suffix} />
              <span>{unit}</span>
            </dd>
          </Counted>
        ))}
      </Counters>
    </Section>
  )
}
