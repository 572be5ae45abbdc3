import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import type { HomePageContent } from './load-home-page.ts'

const TITLE = `${company.name} · ${company.slogan}`

/** Title, description, canonical address, Open Graph and the organisation for search engines. */
export function homeMeta(loaded?: { content: HomePageContent; publicUrl: string }): MetaDescriptor[] {
  const general: MetaDescriptor[] = [{ title: TITLE }, { name: 'description', content: company.blurb }]
  if (!loaded) return general
  const { content, publicUrl } = loaded
  const address = `${publicUrl}/`
  const picture = absolute(content.banners[0]?.imageUrl ?? '', publicUrl)
  return [
    ...general,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: TITLE },
    { property: 'og:description', content: company.blurb },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: content.about.companyName,
        legalName: company.legalName,
        description: content.about.description,
        foundingDate: String(company.foundedYear),
        url: address,
        image: picture,
        email: content.contact.email,
        telephone: content.contact.phone,
        address: { '@type': 'PostalAddress', addressCountry: 'CN', streetAddress: content.contact.address },
        location: {
          '@type': 'Place',
          geo: { '@type': 'GeoCoordinates', ...company.coordinates },
        },
      },
    },
  ]
}

function absolute(image: string, publicUrl: string): string {
  return image.startsWith('/') ? `${publicUrl}${image}` : image
}
