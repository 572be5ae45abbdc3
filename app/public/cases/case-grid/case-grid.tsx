import { CardBody, CardMedia, Card } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { casePageAt, pagesAbove, pagesBelow, type CasePage } from '#app/public/cases/case-pages.ts'
import { CaseDetail } from './case-detail.tsx'
import { Cases, Kind, Text, Title } from './case-grid.styles.ts'
import { NoCases } from './no-cases.tsx'

export interface CaseGridProps {
  /** Address of the page they stand on. */
  path: string
  cases: SuccessCase[]
  /** Nothing but the cases stands on the page. */
  isOnly: boolean
}

/** Width of the dialog in px. */
const DIALOG_PX = 800

/** Cases shown at first: full rows in one, two and three columns, and more than one business has. */
const FIRST = 18

/** The cases as cards of image, title and description; each opens its text (public-site §2.11, X-10). */
export function CaseGrid({ path, cases, isOnly }: CaseGridProps) {
  const here = casePageAt(path)
  const pages = here ? kindsOn(here) : []
  const kindOf = ({ category }: SuccessCase) => pages.find((page) => page.category === category)?.title
  return (
    <PageSection
      id="case"
      tone={pages.length > 0 ? 'tinted' : 'plain'}
      eyebrow={cases.length > 0 ? `CASES / ${String(cases.length).padStart(2, '0')}` : 'CASES'}
      title={isOnly ? '项目记录' : '相关案例'}
    >
      {cases.length === 0 ? (
        here && <NoCases page={here} />
      ) : (
        <ShowAll entries={cases} first={FIRST} unit="个案例">
          {(shown) => (
            <Cases $count={shown.length}>
              {shown.map((entry) => (
                <li key={entry.id}>
                  <Card isInteractive variant={pages.length > 0 ? 'raised' : 'outlined'}>
                    <CardMedia>
                      <MediaFrame src={entry.imageUrl} alt="" ratio="8/5" shownAs="card" />
                    </CardMedia>
                    <CardBody>
                      {kindOf(entry) && <Kind>{kindOf(entry)}</Kind>}
                      <Title>
                        <DetailLink kind="case" id={entry.id}>
                          {entry.title}
                        </DetailLink>
                      </Title>
                      <Text>{entry.description}</Text>
                    </CardBody>
                  </Card>
                </li>
              ))}
            </Cases>
          )}
        </ShowAll>
      )}
      <Details kind="case" entries={cases} titleOf={({ title }) => title} width={DIALOG_PX}>
        {(entry, printed) => <CaseDetail entry={entry} printed={printed} kind={kindOf(entry)} />}
      </Details>
    </PageSection>
  )
}

/** Sub pages whose names mark the cases: only on a service's main page, since elsewhere all cases share one. */
function kindsOn(page: CasePage): readonly CasePage[] {
  return pagesAbove(page).length === 1 ? pagesBelow(page) : []
}
