import { IconGrid } from '#design-system/icon-grid/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { strengths } from './platform-strengths.ts'

/** Six things the platform is good at; fixed (public-site §2.13). */
export function Strengths() {
  return (
    <PageSection headingId="strengths-heading" tone="tinted" eyebrow="05" title="平台能力与优势">
      <Rise>
        <IconGrid label="平台能力与优势" entries={strengths} columns={3} />
      </Rise>
    </PageSection>
  )
}
