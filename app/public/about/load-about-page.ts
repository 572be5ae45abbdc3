import type { InputArguments } from '#content/registry/api-client.ts'
import { defaultAbout, defaultCulture } from '#app/public/company.ts'
import { aboutMedia } from '#app/public/home/about-block/company-about.ts'
import { contactOf } from '#app/public/home/contact-block/company-contact.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import { loadPageTexts } from '#app/public/page-texts.ts'
import { readSite } from '#app/public/site/load-site.ts'
import type { PageReadEndpoint } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { AboutPageContent } from './about-content.ts'
import { defaultAboutTexts } from './default-about-texts.ts'
import { onceASecond } from './once-a-second.ts'
import { honorOf, memberOf, newsOf } from './read-about-answers.ts'

/** By what visitors share for a second is kept: the revision of the content; absent, each reader keeps its own. */
interface AboutCache {
  cacheKey?: object
}

/**
 * Loads the about page by eight parallel calls and the site settings; six results are cached for a second. A failed
 * part shows its default or no-data text (P-448, P-466, X-20).
 */
export async function loadAboutPage(
  read: PageReader,
  { cacheKey = read }: AboutCache = {},
): Promise<AboutPageContent> {
  const all = <Of extends PageReadEndpoint>(line: Of, failure: string, ...input: InputArguments<Of>) =>
    onceASecond(cacheKey, line, () => read.list(line, failure, ...input))

  const [texts, about, members, honors, copyrights, certifications, visits, news, site] = await Promise.all([
    onceASecond(cacheKey, 'GET /api/page-config/{page}', () =>
      loadPageTexts(read, 'about', defaultAboutTexts),
    ),
    read.oneOrEmpty('GET /api/about', '加载关于我们失败'),
    all('GET /api/core-member/enabled', '加载核心成员失败'),
    all('GET /api/enterprise-honors/active', '加载企业荣誉失败'),
    all('GET /api/software-copyright/active', '加载软件著作权失败'),
    all('GET /api/qualification-certification/active', '加载资质认证失败'),
    all('GET /api/leadership-care/enabled', '加载领导关怀失败'),
    read.listWithoutHtml('GET /api/news/published', '加载新闻失败'),
    readSite(read),
  ])
  return {
    texts,
    company: {
      ...withDefaults(about, defaultAbout),
      ...contactOf(about, site),
      media: aboutMedia(about),
    },
    culture: withDefaults({ ...about, values: about.valuesText }, defaultCulture),
    members: members.map(memberOf),
    honors: honors.map(honorOf),
    copyrights,
    certifications,
    visits,
    news: news.map(newsOf),
  }
}
