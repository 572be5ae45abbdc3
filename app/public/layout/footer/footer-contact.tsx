import { Mail, MapPin, Phone } from 'lucide-react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { company } from '#app/public/company.ts'
import { Contact, Details } from './footer.styles.ts'

const details = [
  { label: '地址', value: company.address, icon: <MapPin aria-hidden />, isFigure: false },
  { label: '电话', value: company.phone, icon: <Phone aria-hidden />, isFigure: true },
  { label: '邮箱', value: company.email, icon: <Mail aria-hidden />, isFigure: true },
]

/** Address, phone and e-mail as fixed text (public-site §2.14, X-07). */
export function FooterContact() {
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
            <dd data-figure={isFigure || undefined}>{value}</dd>
          </div>
        ))}
      </Details>
    </Contact>
  )
}
