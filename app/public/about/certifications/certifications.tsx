import { DescriptionList } from '#design-system/description-list/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import type { Certification } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { CertificateDetail } from './certificate-detail.tsx'
import {
  Authority,
  Category,
  Dates,
  Head,
  Register,
  Row,
  Term,
  Title,
  Validity,
  Words,
  Years,
} from './certifications.styles.ts'
import { yearScale, type YearScale } from './year-scale.ts'

export interface CertificationsProps {
  certifications: Certification[]
}

/** So many lines are seen at once. */
const FIRST = 8

/** The certificates as a register on one scale of years; each has a dialog (public-site §2.10). */
export function Certifications({ certifications }: CertificationsProps) {
  const scale = yearScale(certifications)
  if (certifications.length === 0)
    return <EmptySection id="certifications" title="资质认证" text="暂无资质认证" tone="tinted" />

  return (
    <PageSection
      id="certifications"
      tone="tinted"
      eyebrow={sheetNumberOf('certifications')}
      title="资质认证"
      lead="质量、安全与合规，由外部机构定期查验。"
    >
      <Head aria-hidden>
        <span>证书</span>
        <span>发证机构</span>
        <Years>
          {scale.labels.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </Years>
      </Head>
      <ShowAll entries={certifications} first={FIRST} unit="项认证">
        {(shown) => (
          <Register $years={scale.years}>
            {shown.map((certification) => (
              <CertificationRow key={certification.id} certification={certification} scale={scale} />
            ))}
          </Register>
        )}
      </ShowAll>
      <Details kind="certifications" entries={certifications} titleOf={({ title }) => title} width={720}>
        {(certification) => (
          <CertificateDetail title={certification.title} imageUrl={certification.imageUrl}>
            <DescriptionList
              descriptions={[
                { term: '证书名称', detail: certification.title },
                { term: '类别', detail: certification.category },
                { term: '发证日期', detail: certification.issueDate },
                { term: '有效期至', detail: certification.expiryDate },
                { term: '发证机构', detail: certification.issuingAuthority },
                { term: '描述', detail: certification.description },
              ]}
            />
          </CertificateDetail>
        )}
      </Details>
    </PageSection>
  )
}

interface CertificationRowProps {
  certification: Certification
  scale: YearScale
}

function CertificationRow({ certification, scale }: CertificationRowProps) {
  const { id, title, imageUrl, category, issuingAuthority, issueDate, expiryDate } = certification
  return (
    <Row>
      <MediaFrame src={imageUrl} alt="" ratio="3/4" shownAs="leaf" />
      <Words>
        <Title>
          <DetailLink kind="certifications" id={id}>
            {title}
          </DetailLink>
        </Title>
        <Category>{category}</Category>
      </Words>
      <Authority>{issuingAuthority}</Authority>
      {(issueDate || expiryDate) && (
        <Validity
          style={scale.place(issueDate, expiryDate)}
          aria-label={`有效期 ${issueDate} 至 ${expiryDate}`}
          role="img"
        >
          <Term />
          <Dates>
            <span>{issueDate}</span>
            <span>{expiryDate}</span>
          </Dates>
        </Validity>
      )}
    </Row>
  )
}
