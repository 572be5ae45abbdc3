import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import { organization } from '#app/public/seo/organization.ts'
import { verificationTags } from '#contract/shared/verification-tags.ts'
import { pageDescription } from '#app/public/seo/page-head.ts'
import { websiteData } from '#app/public/seo/website-data.ts'
import { shareAddress } from '#app/public/seo/share-picture.ts'
import { splitPhones } from '#app/shared/split-phones.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import { sharingMeta, structured } from '#app/public/page-meta.ts'
import { factsOf, type SiteSettings } from '#app/public/site/load-site.ts'
import type { HomePageContent } from './load-home-page.ts'

const TITLE = `${company.name} · ${company.slogan}`

/** The tag that each search engine looks for, by the field of the settings that holds its code. */
const tagOfField = {
  baiduVerification: verificationTags.baidu,
  so360Verification: verificationTags.so360,
  bingVerification: verificationTags.bing,
} as const

interface LoadedHome {
  content: HomePageContent
  publicUrl: string
  /** What administrators keep of the site; its facts go before the about record's here, and its codes before the host's. */
  settings?: SiteSettings | null
  /** Codes of the host's environment by which search engines know whose site it is, by the names of their tags. */
  verification?: Readonly<Record<string, string>>
}

/**
 * Title, description, canonical address, Open Graph and the organisation for search engines. Made by the loader: what is
 * told to programs is no code that visitors of the first page must download.
 */
export function homeMeta({
  content,
  publicUrl,
  settings = null,
  verification = {},
}: LoadedHome): MetaDescriptor[] {
  const { blurb, legalName } = factsOf(settings)
  const description = pageDescription(blurb)
  const { email, phone, address } = withDefaults(settings, content.contact)
  const image = content.banners[0]?.imageUrl
  return [
    { title: TITLE },
    { name: 'description', content: description },
    ...sharingMeta({ title: TITLE, description, path: '/' }, publicUrl),
    ...Object.entries({ ...verification, ...codesOf(settings) }).map(([name, code]) => ({
      name,
      content: code,
    })),
    structured(websiteData(publicUrl)),
    structured({
      '@context': 'https://schema.org',
      ...organization(publicUrl),
      name: content.about.companyName,
      legalName,
      description: content.about.description,
      foundingDate: String(company.foundedYear),
      image: shareAddress(image, publicUrl),
      email,
      telephone: telephoneOf(phone),
      address: { '@type': 'PostalAddress', addressCountry: 'CN', streetAddress: address },
      location: {
        '@type': 'Place',
        geo: { '@type': 'GeoCoordinates', ...company.coordinates },
      },
    }),
  ]
}

/** Each number of a phone field; nothing where it holds only words. */
function telephoneOf(phone: string): string | string[] | undefined {
  const numbers = splitPhones(phone).flatMap(({ text, href }) => (href ? [text] : []))
  return numbers.length > 1 ? numbers : numbers[0]
}

function codesOf(settings: SiteSettings | null): Record<string, string> {
  const codes = Object.entries(tagOfField).map(([field, tag]) => [
    tag,
    settings?.[field as keyof typeof tagOfField],
  ])
  return Object.fromEntries(codes.filter(([, code]) => code)) as Record<string, string>
}
