import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import type { LayoutContent } from '#app/public/layout/load-layout.ts'
import { MessageForm, type MessageFormProps } from '#app/public/message-form/index.ts'
import { MESSAGE_FORM_ID } from '#app/public/contact-address.ts'
import type { CompanyContact } from '#app/public/home/contact-block/company-contact.ts'
import { ContactDetails } from './contact-details.tsx'
import { SocialTiles } from './social-tiles.tsx'
import { Columns, FormHeading, FormPanel, FormTitle, Ways } from './reach.styles.ts'
import { useFocusOnHash } from './use-focus-on-hash.ts'

export interface ReachProps {
  contact: CompanyContact
  codes: LayoutContent
  /** What the visitor came to ask about, as the form's subject. */
  subject?: string
  /** What the server answered a message posted without JavaScript. */
  messageOutcome?: MessageFormProps['outcome']
}

/** Every way to reach the company: details, dialogs to scan or copy, the message form (public-site §2.12, §5.2). */
export function Reach({ contact, codes, subject, messageOutcome }: ReachProps) {
  const panel = useFocusOnHash<HTMLDivElement>(MESSAGE_FORM_ID)
  return (
    <Section aria-labelledby="reach-heading">
      <Columns>
        <Ways>
          <SectionHeading
            headingId="reach-heading"
            eyebrow="01 / 联系方式"
            title="找得到的人，答得上的话"
            lead="急事打电话，细事写邮件，说不清的事来基地看一看。"
          />
          <ContactDetails contact={contact} />
          <SocialTiles contact={contact} codes={codes} />
        </Ways>
        <FormPanel ref={panel} id={MESSAGE_FORM_ID} tabIndex={-1}>
          <FormHeading>
            <FormTitle>在线留言</FormTitle>
            <p>写清数据类型、大致数量和期望时间，我们回复时就能带上方案。</p>
          </FormHeading>
          <MessageForm
            action={`/contact#${MESSAGE_FORM_ID}`}
            rules="contact"
            subject={subject}
            outcome={messageOutcome}
          />
        </FormPanel>
      </Columns>
    </Section>
  )
}
