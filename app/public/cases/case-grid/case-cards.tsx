import { Link } from '@remix-run/react'
import { CardBody, CardLink, CardMedia, Card, type CardProps } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import { Cases, Kind, Text, Title } from './case-grid.styles.ts'

export interface CaseCardsProps {
  cases: readonly SuccessCase[]
  variant: CardProps['variant']
  /** A name above a card's title, such as that of a sub page. */
  kindOf?: (entry: SuccessCase) => string | undefined
}

/** Cases as cards of image, title and description; each leads to its page (public-site §2.11, X-10). */
export function CaseCards({ cases, variant, kindOf = () => undefined }: CaseCardsProps) {
  return (
    <Cases $count={cases.length}>
      {cases.map((entry) => (
        // Old addresses of a case end in this id; without script they lead to its card.
        <li key={entry.id} id={`case-${entry.id}`}>
          <Card isInteractive variant={variant}>
            <CardMedia>
              <MediaFrame src={entry.imageUrl} alt="" ratio="8/5" shownAs="card" />
            </CardMedia>
            <CardBody>
              {kindOf(entry) && <Kind>{kindOf(entry)}</Kind>}
              <Title>
                <CardLink as={Link} to={caseAddress(entry.id)}>
                  {entry.title}
                </CardLink>
              </Title>
              <Text>{entry.description}</Text>
            </CardBody>
          </Card>
        </li>
      ))}
    </Cases>
  )
}
