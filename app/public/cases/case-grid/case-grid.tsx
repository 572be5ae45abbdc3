import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { casePageAt, pagesAbove, pagesBelow, type CasePage } from '#app/public/cases/case-pages.ts'
import { CaseCards } from './case-cards.tsx'
import { NoCases } from './no-cases.tsx'

export interface CaseGridProps {
  /** Address of the page they stand on. */
  path: string
  cases: SuccessCase[]
  /** Nothing but the cases stands on the page. */
  isOnly: boolean
}

/** Cases shown at first: full rows in one, two and three columns, and more than one business has. */
const FIRST = 18

/** The cases of a page, or that there are none (public-site §2.11, X-10). */
export function CaseGrid({ path, cases, isOnly }: CaseGridProps) {
  const here = casePageAt(path)
  const pages = here ? kindsOn(here) : []
  const kindOf = ({ category }: SuccessCase) => pages.find((page) => page.category === category)?.title
  return (
    <PageSection
      id="case"
      tone={pages.length > 0 ? 'tinted' : 'plain'}
      eyebrow={cases.length > 0 && `共 ${cases.length} 个`}
      title={isOnly ? '项目记录' : '相关案例'}
    >
      {cases.length === 0 ? (
        here && <NoCases page={here} />
      ) : (
        <ShowAll entries={cases} first={FIRST} unit="个案例">
          {(shown) => (
            <CaseCards cases={shown} variant={pages.length > 0 ? 'raised' : 'outlined'} kindOf={kindOf} />
          )}
        </ShowAll>
      )}
    </PageSection>
  )
}

/** Sub pages whose names mark the cases: only on a service's main page, since elsewhere all cases share one. */
function kindsOn(page: CasePage): readonly CasePage[] {
  return pagesAbove(page).length === 1 ? pagesBelow(page) : []
}
