import { CardBody } from '#design-system/card/index.ts'
import { Gallery } from '#design-system/gallery/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import type { TechService } from '#app/public/industry-education/load-industry-education.ts'
import { Description, Pictures, ServiceCard, Services, Title } from './tech-services.styles.ts'

export interface TechServicesProps {
  services: TechService[]
  /** Its number on the page, such as `02`. */
  figure: string
}

/** So many services, and so many pictures of each, are seen at once: whole rows of one and two. */
const FIRST = { services: 6, pictures: 4 }

const NAME = '技术服务中心与社会服务'

/** What the tech service centre and the social services do (public-site §2.8). */
export function TechServices({ services, figure }: TechServicesProps) {
  return (
    <PageSection
      headingId="tech-services-heading"
      tone="tinted"
      eyebrow={figure}
      title={NAME}
      lead="学校里长出来的能力，先用在周边的企业、村镇和人身上。"
    >
      <ShowAll entries={services} first={FIRST.services} unit="项服务">
        {(shown, from) => (
          <Services aria-label={partLabel(NAME, from)}>
            {shown.map((service) => (
              <li key={service.id}>
                <ServiceCard variant="raised">
                  <Pictures>
                    <ServicePictures service={service} />
                  </Pictures>
                  <CardBody>
                    <Title>{service.title}</Title>
                    {service.description && <Description>{service.description}</Description>}
                  </CardBody>
                </ServiceCard>
              </li>
            ))}
          </Services>
        )}
      </ShowAll>
    </PageSection>
  )
}

/** One or two pictures fill the card's 8:5 field; more stand in rows. */
function ServicePictures({ service: { title, pictures } }: { service: TechService }) {
  if (pictures.length === 0) return <MediaFrame alt="" ratio="8/5" />
  return (
    <ShowAll entries={pictures} first={FIRST.pictures} unit="张图片">
      {(shown, from) => (
        <Gallery
          label={partLabel(title, from)}
          pictures={shown.map((src, index) => ({ id: index, src }))}
          columns={2}
          ratio={pictures.length === 2 ? '4/5' : '8/5'}
        />
      )}
    </ShowAll>
  )
}
