import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import { organization } from '#app/public/found/organization.ts'
import { shareAddress } from '#app/public/found/share-picture.ts'
import { sharingMeta, structured } from '#app/public/page-meta.ts'
import type { HomePageContent } from './load-home-page.ts'

const TITLE = `${company.name} · ${company.slogan}`

interface LoadedHome {
  content: HomePageContent
  publicUrl: string
  /** Codes by which search engines know whose site it is, by the names of their tags. */
  verification?: Readonly<Record<string, string>>
}

/**
 * Title, description, canonical address, Open Graph and the organisation for search engines. Made by the loader: what is
 * told to programs is no code that visitors of the first page must download.
 */
export function homeMeta({ content, publicUrl, verification = {} }: LoadedHome): MetaDescriptor[] {
  const image = content.banners[0]?.imageUrl
  return [
    { title: TITLE },
    { name: 'description', content: company.blurb },
    ...sharingMeta({ title: TITLE, description: company.blurb, path: '/', image }, publicUrl),
    ...Object.entries(verification).map(([name, code]) => ({ name, content: code })),
    structured({
      '@context': 'https://schema.org',
      ...organization(publicUrl),
      name: content.about.companyName,
      legalName: company.legalName,
      description: content.about.description,
      foundingDate: String(company.foundedYear),
      image: shareAddress(image, publicUrl),
      email: content.contact.email,
      telephone: content.contact.phone,
      address: { '@type': 'PostalAddress', addressCountry: 'CN', streetAddress: content.contact.address },
      location: {
        '@type': 'Place',
        geo: { '@type': 'GeoCoordinates', ...company.coordinates },
      },
    }),
  ]
}
