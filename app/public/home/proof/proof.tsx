import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { CardLink, CardMedia } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { Rise } from '#app/public/rise/index.ts'
import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import type { HomeProof } from './home-proof.ts'
import {
  CaseCard,
  Cases,
  CaseTitle,
  CaseWords,
  Certificates,
  Head,
  Ledger,
  Ledgers,
  News,
  Service,
} from './proof.styles.ts'

export interface ProofProps {
  /** What was loaded; a list without entries is left out. */
  proof: HomeProof
  /** Its number among the sections of the page. */
  figure: string
}

/** Three cases, and below them the valid certificates and the latest news. */
export function Proof({ proof: { cases, certificates, news }, figure }: ProofProps) {
  return (
    <PageSection
      headingId="proof-heading"
      tone="tinted"
      eyebrow={figure}
      title="案例与资质"
      action={
        <ButtonLink as={Link} to="/cases" variant="secondary">
          查看案例
        </ButtonLink>
      }
    >
      {cases.length > 0 && (
        <Cases>
          {cases.map(({ id, title, imageUrl, service }, index) => (
            <li key={id}>
              <Rise order={index}>
                <CaseCard variant="raised" isInteractive>
                  <CardMedia>
                    <MediaFrame src={imageUrl} alt="" ratio="8/5" shownAs="card" />
                  </CardMedia>
                  <CaseWords>
                    <Service>{service}</Service>
                    <CaseTitle>
                      <CardLink as={Link} to={caseAddress(id)}>
                        {title}
                      </CardLink>
                    </CaseTitle>
                  </CaseWords>
                </CaseCard>
              </Rise>
            </li>
          ))}
        </Cases>
      )}
      <Ledgers>
        {certificates.length > 0 && (
          <Ledger>
            <LedgerHead title="有效资质" to="/about#certifications" onward="资质详情" />
            <Certificates>
              {certificates.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </Certificates>
          </Ledger>
        )}
        {news.length > 0 && (
          <Ledger>
            <LedgerHead title="最新动态" to="/about#news" onward="全部新闻" />
            <News>
              {news.map(({ id, title, date }) => (
                <li key={id}>
                  <time dateTime={date}>{date}</time>
                  <Link to={newsAddress(id)}>{title}</Link>
                </li>
              ))}
            </News>
          </Ledger>
        )}
      </Ledgers>
    </PageSection>
  )
}

function LedgerHead({ title, to, onward }: { title: string; to: string; onward: string }) {
  return (
    <Head>
      <h3>{title}</h3>
      <Link to={to}>
        {onward}
        <ArrowRight aria-hidden />
      </Link>
    </Head>
  )
}
