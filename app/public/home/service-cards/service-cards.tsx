import { Link } from '@remix-run/react'
import { ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { CardBody, CardFooter, CardLink, CardMedia, CardTitle } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { Cards, Details, Ordinal, RowCard, Text } from './service-cards.styles.ts'
import { ServiceList } from './service-list.tsx'
import { ServiceMotif } from './service-motif.tsx'
import { SERVICE_CARDS_AT_MOST, type ServiceCard } from './service-card.ts'

export interface ServiceCardsProps {
  /** The loaded services or the three defaults; more than three are not shown (public-site §2.3). */
  services: ServiceCard[]
}

/** At most three cards that lead to their service pages, and all six services by name (public-site §2.3, X-104). */
export function ServiceCards({ services }: ServiceCardsProps) {
  return (
    <PageSection
      headingId="services-heading"
      eyebrow="01 / 服务项目"
      title="从一寸土地，到一个像素"
      lead="采集、标注、测绘、治理与运营，一支队伍走完数据生产的全程。"
      action={
        <ButtonLink as={Link} to="/services" variant="secondary">
          全部服务
        </ButtonLink>
      }
    >
      <Cards>
        {services.slice(0, SERVICE_CARDS_AT_MOST).map((service, index) => (
          <li key={service.id}>
            <Rise order={index}>
              <RowCard isInteractive>
                <CardMedia>
                  <MediaFrame
                    src={service.imageUrl}
                    alt=""
                    ratio="8/5"
                    shownAs="half"
                    missing={<ServiceMotif path={service.path} />}
                  />
                </CardMedia>
                <CardBody>
                  <Ordinal aria-hidden>{String(index + 1).padStart(2, '0')}</Ordinal>
                  <CardTitle>
                    <CardLink as={Link} to={service.path}>
                      {service.title}
                    </CardLink>
                  </CardTitle>
                  <Text>{service.description}</Text>
                  <CardFooter>
                    <Details aria-hidden>
                      了解详情
                      <ArrowUpRight />
                    </Details>
                  </CardFooter>
                </CardBody>
              </RowCard>
            </Rise>
          </li>
        ))}
      </Cards>
      <ServiceList />
    </PageSection>
  )
}
