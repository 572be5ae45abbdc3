import { Carousel } from '#design-system/carousel/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { PARTNERS_PER_PAGE, type Partner } from './partner.ts'
import { Name, Page, Parcel, Site } from './partners.styles.ts'

export interface PartnersProps {
  /** All partners; six stand on a page. */
  partners: Partner[]
  /** Its number among the sections of the page. */
  figure: string
}

/** Height from 1024 px up, and how long a page stays (public-site §9). */
const HEIGHT_PX = 400
const COLUMNS = 3
const INTERVAL_MS = 5000

/** The partners' logos, laid out like parcels on a plan (public-site §2.3). */
export function Partners({ partners, figure }: PartnersProps) {
  return (
    <PageSection
      headingId="partners-heading"
      eyebrow={figure}
      title="合作伙伴"
      lead="与政府部门、高校和科技企业并肩，把数据用在要紧的地方。"
      empty={partners.length === 0 && <EmptyState title="暂无合作伙伴" />}
    >
      <Carousel label="合作伙伴标志" height={HEIGHT_PX} interval={INTERVAL_MS}>
        {pagesOf(partners).map((page) => (
          <Page
            key={page[0]?.id}
            $columns={Math.min(partners.length, COLUMNS)}
            $rows={partners.length <= COLUMNS ? 1 : 2}
          >
            {page.map((partner) => (
              <li key={partner.id}>
                <PartnerParcel partner={partner} />
              </li>
            ))}
            {partners.length > PARTNERS_PER_PAGE &&
              Array.from({ length: PARTNERS_PER_PAGE - page.length }, (_, rest) => (
                <li key={rest} aria-hidden />
              ))}
          </Page>
        ))}
      </Carousel>
    </PageSection>
  )
}

function PartnerParcel({ partner: { name, description, logoUrl, websiteUrl } }: { partner: Partner }) {
  const logo = logoUrl ? (
    <MediaFrame src={logoUrl} alt={name} ratio="2/1" fit="contain" shownAs="mark" missing={name} />
  ) : (
    <Name>{name}</Name>
  )
  if (!websiteUrl) return <Parcel title={description || name}>{logo}</Parcel>
  const isElsewhere = !websiteUrl.startsWith('/')
  return (
    <Site
      href={websiteUrl}
      title={description || name}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {logo}
    </Site>
  )
}

function pagesOf(partners: Partner[]): Partner[][] {
  const pages = Math.ceil(partners.length / PARTNERS_PER_PAGE)
  return Array.from({ length: pages }, (_, page) =>
    partners.slice(page * PARTNERS_PER_PAGE, (page + 1) * PARTNERS_PER_PAGE),
  )
}
