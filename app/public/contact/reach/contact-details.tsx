import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '#design-system/copy-button/index.ts'
import type { CompanyContact } from '#app/public/home/contact-block/company-contact.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { copiedSentences } from './copied-sentences.ts'
import { Details, Value } from './reach.styles.ts'

/** Fixed (public-site §9). */
const WORKING_HOURS = '周一至周六 8:30-17:30'

/** Address, phone, e-mail and working hours (public-site §2.12). */
export function ContactDetails({ contact: { address, phone, email } }: { contact: CompanyContact }) {
  return (
    <Details>
      <Detail label="公司地址" icon={<MapPin aria-hidden />}>
        <Value>{address}</Value>
        <CopyButton
          value={address}
          variant="quiet"
          size="small"
          label="复制地址"
          {...copiedSentences.other}
        />
      </Detail>
      <Detail label="联系电话" icon={<Phone aria-hidden />}>
        <PhoneText phone={phone} Link={FigureLink} />
      </Detail>
      <Detail label="电子邮箱" icon={<Mail aria-hidden />}>
        <MailText email={email} Link={FigureLink} />
      </Detail>
      <Detail label="工作时间" icon={<Clock aria-hidden />}>
        <Value style={{ whiteSpace: 'nowrap' }}>{WORKING_HOURS}</Value>
      </Detail>
    </Details>
  )
}

function FigureLink(props: ComponentProps<'a'>) {
  return <Value as="a" data-figure {...props} />
}

function Detail({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
