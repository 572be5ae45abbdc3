import { Gallery } from '#design-system/gallery/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'
import { Chart } from './process.styles.ts'

export interface ProcessProps {
  description: string
  /** One is shown large, more as a grid. */
  pictures: string[]
}

/** How the work runs and is reviewed (public-site §2.6). */
export function Process({ description, pictures }: ProcessProps) {
  return (
    <Section aria-labelledby="process-heading">
      <SectionHeading
        headingId="process-heading"
        eyebrow="04 / REVIEW"
        title="流程与质检"
        lead={description || undefined}
      />
      {pictures.length === 1 ? (
        <Chart>
          <Gallery
            label="标注与质检流程"
            pictures={pictures.map((src) => ({ id: src, src }))}
            ratio="30/11"
            fit="contain"
          />
        </Chart>
      ) : (
        <PictureMosaic label="标注与质检流程" pictures={pictures} />
      )}
    </Section>
  )
}
