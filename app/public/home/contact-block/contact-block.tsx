import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageSection } from '#design-system/page-section/index.ts'
import { company } from '#app/public/company.ts'
import { MessageForm } from '#app/public/message-form/index.ts'
import type { MessageFormProps } from '#app/public/message-form/index.ts'
import { MESSAGE_FORM_ID } from '#app/public/contact-address.ts'
import { Rise } from '#app/public/rise/index.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import type { CompanyContact } from './company-contact.ts'
import { Aside, Coordinates, Figure, Panel, Way, Ways } from './contact-block.styles.ts'

export interface ContactBlockProps {
  /** The about record's details, or the company's defaults (public-site §2.3). */
  contact: CompanyContact
  /** What the server answered a message posted without JavaScript. */
  messageOutcome?: MessageFormProps['outcome']
  /** Its number among the sections of the page. */
  figure: string
}

/** Address, phone and e-mail, and below them the message form (public-site §2.3, §5.1). */
export function ContactBlock({ contact, messageOutcome, figure }: ContactBlockProps) {
  return (
    <PageSection
      headingId="contact-heading"
      tone="tinted"
      eyebrow={figure}
      title="联系我们"
      lead="告诉我们您的数据从哪里来、要到哪里去，剩下的路我们来量。"
    >
      <Ways>
        <ContactWay label="公司地址" icon={<MapPin aria-hidden />}>
          {contact.address}
        </ContactWay>
        <ContactWay label="联系电话" icon={<Phone aria-hidden />}>
          <PhoneText phone={contact.phone} Link={Figure} />
        </ContactWay>
        <ContactWay label="电子邮箱" icon={<Mail aria-hidden />}>
          <MailText email={contact.email} Link={Figure} />
        </ContactWay>
      </Ways>
      <Rise>
        <Panel id={MESSAGE_FORM_ID}>
          <Aside data-tone="ink">
            <h3>在线留言</h3>
            <p>留下您的需求与联系方式，专属顾问会与您联系，提供方案与报价建议。</p>
            <Coordinates aria-hidden>
              {company.coordinates.latitude.toFixed(2)}°N
              <br />
              {company.coordinates.longitude.toFixed(2)}°E
            </Coordinates>
          </Aside>
          <MessageForm action={`/?index#${MESSAGE_FORM_ID}`} outcome={messageOutcome} />
        </Panel>
      </Rise>
    </PageSection>
  )
}

function ContactWay({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Way>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </Way>
  )
}
