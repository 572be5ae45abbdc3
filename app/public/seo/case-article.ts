import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import type { CaseDetail } from '#app/public/cases/case-detail/load-case-detail.ts'
import { schemaDescription } from './schema-description.ts'
import { headlineOf } from './headline-of.ts'
import { organization } from './organization.ts'
import { shareAddress } from './share-picture.ts'

/** A case as an Article of schema.org; its call tells no date. */
export function caseArticle({ entry, category }: CaseDetail, publicUrl: string): object {
  const address = `${publicUrl}${caseAddress(entry.id)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: headlineOf(entry.title),
    description: schemaDescription(entry.description),
    articleSection: category,
    image: [shareAddress(entry.imageUrl, publicUrl)],
    author: [organization(publicUrl)],
    publisher: organization(publicUrl),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    inLanguage: 'zh-CN',
  }
}
