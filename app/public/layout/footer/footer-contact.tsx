import { Mail, MapPin, Phone } from 'lucide-react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { mailLink } from '#app/mail-link.ts'
import { phoneLink } from '#app/phone-link.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { Contact, Details } from './footer.styles.ts'

/** Address, phone and e-mail of the site's settings, else fixed text (public-site §2.14, X-07); the last two dial and write. */
export function FooterContact() {
  const { address, phone, email } = useSiteFacts()
  const details = [
    { label: '地址', value: address, icon: <MapPin aria-hidden /> },
    { label: '电话', value: phone, icon: <Phone aria-hidden />, href: phoneLink(phone) },
    { label: '邮箱', value: email, icon: <Mail aria-hidden />, href: mailLink(email) },
  ]
  return (
    <Contact>
      <h2>联系方式</h2>
      <Details>
        {details.map(({ label, value, icon, href }) => (
          <div key={label}>
            <dt>
              {icon}
              <VisuallyHidden>{label}</VisuallyHidden>
            </dt>
            <dd data-figure={href && true}>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </Details>
    </Contact>
  )
}
