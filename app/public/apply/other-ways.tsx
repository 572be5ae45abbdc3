import { Link } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { BriefcaseBusiness, Mail, Phone } from 'lucide-react'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { WORKING_HOURS } from './apply-texts.ts'
import { Card, Ways } from './apply-page.styles.ts'

/** How to apply without the form, and where the other postings are. */
export function OtherWays() {
  const { phone, email } = useSiteFacts()
  return (
    <Card data-ways>
      <div>
        <h2>不方便填表？</h2>
        <p>
          把简历发到邮箱，写明姓名和想去的岗位；或者打个电话，
          <span style={{ whiteSpace: 'nowrap' }}>{WORKING_HOURS}</span> 有人接。
        </p>
      </div>
      <Ways>
        <li>
          <Phone aria-hidden />
          <PhoneText phone={phone} Link={FigureLink} />
        </li>
        <li>
          <Mail aria-hidden />
          <MailText email={email} Link={FigureLink} />
        </li>
        <li>
          <BriefcaseBusiness aria-hidden />
          <Link to="/contact#jobs">看看其他岗位</Link>
        </li>
      </Ways>
    </Card>
  )
}

function FigureLink({ href, children }: ComponentProps<'a'>) {
  return (
    <a data-figure href={href}>
      {children}
    </a>
  )
}
