import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { company } from '#app/public/company.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import { isoMoment } from './iso-moment.ts'
import { xmlElement, xmlText } from './xml.ts'

/** Where the feed is. */
export const NEWS_FEED_PATH = '/news.rss'

/** Readers fetch it often; older stories are on the site. */
const MOST_STORIES = 30

type Story = EntryOf<'GET /api/news/published'>

/** The newest stories as RSS 2.0 (rssboard.org). */
export function newsFeed(news: readonly Story[], publicUrl: string): string {
  const newest = news
    .map((story) => ({ story, time: new Date(isoMoment(story.publishTime || story.createTime)) }))
    .sort((left, right) => right.time.getTime() - left.time.getTime())
    .slice(0, MOST_STORIES)
  const facts = [
    xmlElement('title', xmlText(`${company.name}新闻动态`)),
    xmlElement('link', xmlText(`${publicUrl}/about#news`)),
    xmlElement('description', xmlText(`${company.name}的基地、平台与项目近来的进展。`)),
    xmlElement('language', 'zh-CN'),
    xmlElement('lastBuildDate', newest[0]?.time.toUTCString() ?? ''),
    `<atom:link href="${xmlText(publicUrl + NEWS_FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(({ story, time }) => itemOf(story, time, publicUrl)),
  ]
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return `<rss version="2.0" ${namespaces}>\n<channel>\n${facts.filter(Boolean).join('\n')}\n</channel>\n</rss>`
}

/** The author is a department, so no address of one: `dc:creator` takes a name. */
function itemOf({ id, title, summary, author }: Story, time: Date, publicUrl: string): string {
  const address = xmlText(`${publicUrl}${newsAddress(id)}`)
  const facts = [
    xmlElement('title', xmlText(title)),
    xmlElement('link', address),
    `<guid isPermaLink="true">${address}</guid>`,
    xmlElement('pubDate', time.toUTCString()),
    xmlElement('dc:creator', xmlText(author)),
    xmlElement('description', xmlText(summary)),
  ]
  return xmlElement('item', facts.join(''))
}
