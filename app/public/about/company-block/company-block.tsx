import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import type { Company } from '#app/public/about/about-content.ts'
import { company } from '#app/public/company.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { AboutMediaView } from '#app/public/home/about-block/about-media.tsx'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { Facts, Introduction, Text, Words } from './company-block.styles.ts'

export interface CompanyBlockProps {
  /** The about record, or the company's defaults. */
  company: Company
}

const { latitude, longitude } = company.coordinates
const place = `${latitude.toFixed(2)}N ${longitude.toFixed(2)}E`

/** Who the company is: words, its film or picture, how to reach it (public-site §2.10). */
export function CompanyBlock({ company: shown }: CompanyBlockProps) {
  const { companyName, description, media, address, phone, email } = shown
  return (
    <Section id="company" aria-labelledby="company-heading">
      <Introduction>
        <Words>
          <SectionHeading
            headingId="company-heading"
            eyebrow={`${sheetNumberOf('company')} / 公司简介`}
            title={companyName}
          />
          <Text>{description}</Text>
        </Words>
        <SurveyFrame label={`总部 ${place}`}>
          <AboutMediaView media={media} name={companyName} />
        </SurveyFrame>
      </Introduction>
      <Facts>
        <div>
          <dt>总部地址</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>联系电话</dt>
          <dd>
            <PhoneText phone={phone} />
          </dd>
        </div>
        <div>
          <dt>电子邮箱</dt>
          <dd>
            <MailText email={email} />
          </dd>
        </div>
      </Facts>
    </Section>
  )
}
