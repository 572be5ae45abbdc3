import type { Ask, Line } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { defaultAbout, defaultCulture } from '#app/public/company.ts'
import { aboutMedia } from '#app/public/home/about-block/company-about.ts'
import { defaultContact } from '#app/public/home/contact-block/company-contact.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts } from '#app/public/page-texts.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import type { AboutPageContent } from './about-content.ts'
import { defaultAboutTexts } from './default-about-texts.ts'
import { onceASecond } from './once-a-second.ts'
import { certificationOf, copyrightOf, honorOf, memberOf, newsOf, visitOf } from './read-about-answers.ts'

/**
 * Loads the about page by eight calls at once; six of them are skipped when they come again within a second. What fails
 * keeps its default or its no-data text (public-site §2.10, §7, X-20).
 */
export async function loadAboutPage(ask: Ask, settings: PageSettings = {}): Promise<AboutPageContent> {
  const { report, assetBaseUrl, cleanHtml } = settings
  const image = (value: unknown) => imageAddress(String(value ?? ''), assetBaseUrl)

  const all = <Answered, Shown>(
    load: () => Promise<readonly Answered[] | null>,
    read: (answered: Answered) => Shown,
    sentence: string,
  ) => orFallback(async () => listOf(await load()).map(read), [], sentence, report)
  const throttled = <Loaded>(call: Line, load: () => Promise<Loaded>) => onceASecond(ask, call, load)

  const [texts, about, members, honors, copyrights, certifications, visits, news] = await Promise.all([
    throttled('GET /api/page-config/{page}', () => loadPageTexts(ask, 'about', defaultAboutTexts, settings)),
    orFallback(() => ask('GET /api/about'), null, '加载关于我们失败', report),
    throttled('GET /api/core-member/enabled', () =>
      all(() => ask('GET /api/core-member/enabled'), memberOf(image), '加载核心成员失败'),
    ),
    throttled('GET /api/enterprise-honors/active', () =>
      all(() => ask('GET /api/enterprise-honors/active'), honorOf(image), '加载企业荣誉失败'),
    ),
    throttled('GET /api/software-copyright/active', () =>
      all(() => ask('GET /api/software-copyright/active'), copyrightOf(image), '加载软件著作权失败'),
    ),
    throttled('GET /api/qualification-certification/active', () =>
      all(
        () => ask('GET /api/qualification-certification/active'),
        certificationOf(image),
        '加载资质认证失败',
      ),
    ),
    throttled('GET /api/leadership-care/enabled', () =>
      all(() => ask('GET /api/leadership-care/enabled'), visitOf(image), '加载领导关怀失败'),
    ),
    all(() => ask('GET /api/news/published'), newsOf(image, cleanHtml), '加载新闻失败'),
  ])
  return {
    texts,
    company: {
      companyName: about?.companyName || defaultAbout.companyName,
      description: about?.description || defaultAbout.description,
      media: aboutMedia(about, image),
      address: about?.address || defaultContact.address,
      phone: about?.phone || defaultContact.phone,
      email: about?.email || defaultContact.email,
    },
    culture: {
      mission: about?.mission || defaultCulture.mission,
      vision: about?.vision || defaultCulture.vision,
      values: about?.valuesText || defaultCulture.values,
    },
    members,
    honors,
    copyrights,
    certifications,
    visits,
    news,
  }
}
