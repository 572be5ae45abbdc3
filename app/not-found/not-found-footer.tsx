import { company } from '#app/public/company.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { companyPages, idleLabels, policyLinks } from '#app/public/layout/footer/footer-pages.ts'
import { serviceRoutes } from '#app/public/services.ts'
import type { SiteFacts } from '#app/public/site/site-facts.ts'

/** The footer of a page without scripts (public-site §2.14): as the layout's, without what opens in a dialog. */
export function NotFoundFooter({ site }: { site: SiteFacts }) {
  const { blurb, address, phone, email, legalName, icpNumber, securityNumber } = site
  return (
    <footer>
      <div>
        <p>{blurb}</p>
        <PageList name="服务项目" pages={serviceRoutes} />
        <PageList name="公司" pages={companyPages} />
        <p>
          {address}
          <br />
          <PhoneText phone={phone} /> · <MailText email={email} />
        </p>
        <p>
          © {company.copyrightYear} {legalName} 版权所有 · {icpNumber}
          {securityNumber && ` · ${securityNumber}`}
        </p>
        <p className="labels">
          {idleLabels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <PageList name="政策" pages={policyLinks} />
      </div>
    </footer>
  )
}

interface PageListProps {
  name: string
  pages: readonly { name: string; path: string }[]
}

/** Links in a row, under a name that screen readers read. */
export function PageList({ name, pages }: PageListProps) {
  return (
    <nav aria-label={name}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
