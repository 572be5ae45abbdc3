import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { strengths } from './platform-strengths.ts'

/** Six things the platform is good at; fixed (public-site §2.13). */
export function Strengths() {
  return (
    <Section tone="tinted" aria-labelledby="strengths-heading">
      <SectionHeading headingId="strengths-heading" eyebrow="05 / STRENGTHS" title="平台能力与优势" />
      <Rise>
        <IconGrid label="平台能力与优势" entries={strengths} columns={3} />
      </Rise>
    </Section>
  )
}
