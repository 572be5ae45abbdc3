import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'
import type { SurveyingIntro } from '#app/public/map-surveying/load-map-surveying.ts'
import { Description, Heading } from './intro.styles.ts'

/** What surveying means here, and below it the map sheets (public-site §2.7). */
export function Intro({ title, description, pictures }: SurveyingIntro) {
  return (
    <Section aria-labelledby="intro-heading">
      <Heading>
        <SectionHeading headingId="intro-heading" eyebrow="01 / 服务介绍" title={title || '测绘介绍'} />
        {description && <Description>{description}</Description>}
      </Heading>
      <PictureMosaic label="测绘作业" pictures={pictures} />
    </Section>
  )
}
