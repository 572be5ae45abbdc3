import { DescriptionList } from '#design-system/description-list/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { Copyright } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { CertificateDetail } from '#app/public/about/certifications/certificate-detail.tsx'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { Category, Date, Mat, Page, Registered, Slides, Title, Words } from './copyrights.styles.ts'

export interface CopyrightsProps {
  copyrights: Copyright[]
}

/** So many on a slide, height of a slide in px, time of a slide (public-site §9). */
const PER_SLIDE = 6
const HEIGHT_PX = 500
const INTERVAL_MS = 5000

/** The registered software, six on a slide, each with a dialog (public-site §2.10). */
export function Copyrights({ copyrights }: CopyrightsProps) {
  if (copyrights.length === 0)
    return <EmptySection id="copyrights" title="软件著作权" text="暂无软件著作权" />

  return (
    <PageSection
      id="copyrights"
      eyebrow={sheetNumberOf('copyrights')}
      title="软件著作权"
      lead="生产线上用的工具，自己写，自己登记，自己维护。"
    >
      <Slides
        label="软件著作权证书"
        height={copyrights.length > PER_SLIDE / 2 ? HEIGHT_PX : undefined}
        interval={INTERVAL_MS}
      >
        {slidesOf(copyrights).map((slide) => (
          <Page key={slide[0]?.id} $isShort={copyrights.length <= PER_SLIDE / 2}>
            {slide.map((copyright) => (
              <li key={copyright.id}>
                <CopyrightCard copyright={copyright} />
              </li>
            ))}
          </Page>
        ))}
      </Slides>
      <Details kind="copyrights" entries={copyrights} titleOf={({ title }) => title} width={720}>
        {({ title, imageUrl, category, registrationDate, description }) => (
          <CertificateDetail title={title} imageUrl={imageUrl}>
            <DescriptionList
              descriptions={[
                { term: '软件名称', detail: title },
                { term: '类别', detail: category },
                { term: '登记日期', detail: registrationDate },
                { term: '描述', detail: description },
              ]}
            />
          </CertificateDetail>
        )}
      </Details>
    </PageSection>
  )
}

function CopyrightCard({ copyright }: { copyright: Copyright }) {
  const { id, title, imageUrl, category, registrationDate } = copyright
  return (
    <Registered isInteractive>
      <Mat>
        <MediaFrame src={imageUrl} alt="" ratio="3/4" shownAs="leaf" />
      </Mat>
      <Words>
        <Category>{category}</Category>
        <Title>
          <DetailLink kind="copyrights" id={id}>
            {title}
          </DetailLink>
        </Title>
        {registrationDate && <Date dateTime={registrationDate}>{registrationDate}</Date>}
      </Words>
    </Registered>
  )
}

function slidesOf(copyrights: Copyright[]): Copyright[][] {
  const slides = Math.ceil(copyrights.length / PER_SLIDE)
  return Array.from({ length: slides }, (_, slide) =>
    copyrights.slice(slide * PER_SLIDE, (slide + 1) * PER_SLIDE),
  )
}
