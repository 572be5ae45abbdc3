import { Link } from '@remix-run/react'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import type { CasePage } from '#app/public/cases/case-pages.ts'
import { Figure, Heading, Line, Name, Parcel, Parcels } from './case-index.styles.ts'

export interface CaseIndexProps {
  heading: string
  pages: readonly CasePage[]
  /** The page one stands on, when it is among them. */
  currentPath?: string
  tone?: SectionProps['tone']
  /** Each page shows its own picture; for pages that do not share one. */
  isPictured?: boolean
}

/** Links to case pages, laid out like the index of a map series. */
export function CaseIndex({ heading, pages, currentPath, tone, isPictured = false }: CaseIndexProps) {
  const headingId = useId()
  return (
    <Section spacing="compact" tone={tone} aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <Parcels $isByFour={pages.length % 3 !== 0}>
        {pages.map(({ path, title, subtitle, picture }, index) => (
          <li key={path}>
            {isPictured && <MediaFrame src={picture} alt="" ratio="16/9" shownAs="card" />}
            <Parcel as={Link} to={path} aria-current={path === currentPath ? 'page' : undefined}>
              <Figure aria-hidden>{String(index + 1).padStart(2, '0')}</Figure>
              <Name>{title}</Name>
              <Line>{subtitle}</Line>
              <ArrowUpRight aria-hidden />
            </Parcel>
          </li>
        ))}
      </Parcels>
    </Section>
  )
}
