import styled from 'styled-components'
import { PageSection } from '#design-system/page-section/index.ts'
import { media } from '#design-system/tokens/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { CaseCards } from '#app/public/cases/case-grid/case-cards.tsx'

export interface RelatedCasesProps {
  cases: SuccessCase[]
}

/** Other cases of the same category. */
export function RelatedCases({ cases }: RelatedCasesProps) {
  return (
    <Related id="related" tone="tinted" title="相关案例">
      <CaseCards cases={cases} variant="raised" />
    </Related>
  )
}

const Related = styled(PageSection)`
  ${media.print} {
    display: none;
  }
`
