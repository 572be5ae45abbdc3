import { casePages } from '#app/public/cases/case-pages.ts'
import { company } from '#app/public/company.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'
import type { SiteFacts } from '#app/public/site/site-facts.ts'
import { inOneLine } from '#contract/shared/plain-text.ts'
import { NEWS_FEED_PATH } from './news-feed.ts'

/** Older stories are in the sitemap. */
const MOST_STORIES = 10

/** `llms.txt` (llmstxt.org): what the company does and where it is told, for language models. */
export function llmsTxt(
  { blurb, legalName, address, phone, email }: SiteFacts,
  news: readonly { id: number; title: string; summary: string }[],
  publicUrl: string,
): string {
  const line = (name: string, path: string, text = '') =>
    `- [${inOneLine(name).replaceAll(/[[\]]/g, '')}](${publicUrl}${path})${text && `：${inOneLine(text)}`}`
  const { label, about, contact } = singlePages
  const stories = news
    .slice(0, MOST_STORIES)
    .map(({ id, title, summary }) => line(title, newsAddress(id), summary))
  return [
    `# ${company.name}`,
    '',
    `> ${inOneLine(blurb)}`,
    '',
    `公司全称：${legalName}。地址：${address}。电话：${phone}。邮箱：${email}。`,
    '',
    '## 服务',
    '',
    ...serviceRoutes.map(({ name, path, summary }) => line(name, path, summary)),
    line(label.name, label.path, '数据标注与质检的一站式平台'),
    '',
    '## 案例',
    '',
    ...casePages.map(({ title, path, description }) => line(title, path, description)),
    '',
    ...(stories.length > 0 ? ['## 新闻', '', ...stories, ''] : []),
    '## 公司',
    '',
    line(about.name, about.path),
    line(contact.name, contact.path),
    line('隐私政策', '/privacy'),
    line('网站地图', '/sitemap.xml'),
    line('新闻订阅', NEWS_FEED_PATH),
    '',
  ].join('\n')
}
