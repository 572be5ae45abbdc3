import { Link } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { Card, CardBody, CardMedia } from '#design-system/card/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { Article, Cards, Notes, Text, Title } from './service-grid.styles.ts'

/** One service of the service list. */
export interface Service {
  id: number
  title: string
  description: string
  /** Address ready for display, or nothing. */
  imageUrl: string
  content: CleanHtml
}

export interface ServiceGridProps {
  services: readonly Service[]
}

/** What is said of every service (public-site §2.4). */
const notes = [
  ['服务周期', '收到需求后一个工作日内回复，按双方确认的计划分批交付。'],
  ['服务质量', '每批数据先自检、再抽检，不合格的在原定周期内返工。'],
] as const

/**
 * The services as cards, each with its details in a dialog (public-site §2.4). The page it was specified for sends every
 * visitor on at once, so it stands in Storybook only.
 */
export function ServiceGrid({ services }: ServiceGridProps) {
  return (
    <PageSection
      id="service"
      eyebrow="服务项目"
      title="我们的服务"
      empty={services.length === 0 ? <EmptyState title="暂无服务数据" /> : undefined}
    >
      <Cards $count={services.length}>
        {services.map((service) => (
          <li key={service.id}>
            <Card isInteractive>
              <CardMedia>
                <MediaFrame src={service.imageUrl} alt="" ratio="8/5" shownAs="card" />
              </CardMedia>
              <CardBody>
                <Title>
                  <DetailLink kind="service" id={service.id}>
                    {service.title}
                  </DetailLink>
                </Title>
                <Text>{service.description}</Text>
              </CardBody>
            </Card>
          </li>
        ))}
      </Cards>
      <Details kind="service" entries={services} titleOf={({ title }) => title} width="70%">
        {(service) => <ServiceDetail {...service} />}
      </Details>
    </PageSection>
  )
}

function ServiceDetail({ title, description, imageUrl, content }: Service) {
  return (
    <Article>
      {imageUrl && <MediaFrame src={imageUrl} alt={title} ratio="16/9" shownAs="column" />}
      <p>{description}</p>
      {content && <RichContent html={content} />}
      <Notes>
        {notes.map(([term, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </Notes>
      <div>
        <ButtonLink as={Link} to="/contact" variant="survey">
          立即咨询
        </ButtonLink>
      </div>
    </Article>
  )
}
