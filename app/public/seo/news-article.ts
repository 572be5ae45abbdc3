import type { NewsPageContent } from '#app/public/about/news-page/load-news-page.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { schemaDescription } from './schema-description.ts'
import { headlineOf } from './headline-of.ts'
import { isoMoment } from './iso-moment.ts'
import { organization } from './organization.ts'
import { shareAddress } from './share-picture.ts'

/** A story as a NewsArticle of schema.org, with what Google asks of one. */
export function newsArticle({ story, time }: NewsPageContent, publicUrl: string): object {
  const address = `${publicUrl}${newsAddress(story.id)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: headlineOf(story.title),
    description: schemaDescription(story.summary),
    image: [shareAddress(story.coverImage, publicUrl)],
    datePublished: isoMoment(time),
    // A story keeps no other time: its publishing is the last change that is known.
    dateModified: isoMoment(time),
    author: [{ '@type': 'Organization', name: story.author || organization(publicUrl).name }],
    publisher: organization(publicUrl),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    inLanguage: 'zh-CN',
  }
}

/** The same for Baidu, which reads the time of a page from a context of its own. */
export function baiduPage({ story, time }: NewsPageContent, publicUrl: string): object {
  return {
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    '@id': `${publicUrl}${newsAddress(story.id)}`,
    title: story.title,
    description: schemaDescription(story.summary),
    images: [shareAddress(story.coverImage, publicUrl)],
    pubDate: time.replace(' ', 'T'),
  }
}
