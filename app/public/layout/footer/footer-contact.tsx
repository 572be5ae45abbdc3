import { Mail, MapPin, Phone } from 'lucide-react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { Contact, Details } from './footer.styles.ts'

/** Address, phone and e-mail of the site's settings, else fixed text (public-site §2.14, X-07); the last two dial and write. */
export function FooterContact() {
  const { address, phone, email } = useSiteFacts()
  const details = [
    { label: '地址', value: address, icon: <MapPin aria-hidden /> },
    { label: '电话', value: <PhoneText phone={phone} />, icon: <Phone aria-hidden />, isFigure: true },
    { label: '邮箱', value: <MailText email={email} />, icon: <Mail aria-hidden />, isFigure: true },
  ]
  return (
    <Contact>
      <h2>联系方式</h2>
      <Details>
        {details.map(({ label, value, icon, isFigure }) => (
          <div key={label}>
            <dt>
              {icon}
              <VisuallyHidden>{label}</VisuallyHidden>
            </dt>
            <dd data-figure={isFigure}>{value}</dd>
          </div>
        ))}
      </Details>
    </Contact>
  )
}
