import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { Numbers } from './footer.styles.ts'

const MINISTRY = 'https://beian.miit.gov.cn/'
const SECURITY = 'https://beian.mps.gov.cn/#/query/webSearch?code='

/** The numbers under which the site is filed, each linked to where everybody can look it up. */
export function Filings() {
  const { icpNumber, securityNumber } = useSiteFacts()
  return (
    <Numbers>
      <a href={MINISTRY} target="_blank" rel="noreferrer">
        {icpNumber}
      </a>
      {securityNumber && (
        <a href={`${SECURITY}${securityNumber.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
          <img src="/images/security-filing.svg" alt="" width="18" height="18" />
          {securityNumber}
        </a>
      )}
    </Numbers>
  )
}
