import { company } from '#app/public/company.ts'
import { SEARCH_PATH } from '#app/public/search/search-address.ts'

/** The site as a WebSite of schema.org, with its search. */
export function websiteData(publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: company.name,
    url: `${publicUrl}/`,
    inLanguage: 'zh-CN',
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${SEARCH_PATH}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
