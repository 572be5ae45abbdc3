import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { defaultAbout } from '#app/public/company.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { safeLink } from '#contract/safe-link.ts'
import { serviceRouteOf } from '#app/public/services.ts'
import { defaultContact, type CompanyContact } from './contact-block/company-contact.ts'
import { aboutMedia, type CompanyAbout } from './about-block/company-about.ts'
import { defaultBanners, type Banner } from './hero/banner.ts'
import type { Partner } from './partners/partner.ts'
import { defaultServiceCards, SERVICE_CARDS_AT_MOST, type ServiceCard } from './service-cards/service-card.ts'

/** All that the home page shows (public-site §2.3), with defaults and addresses already in place. */
export interface HomePageContent {
  banners: Banner[]
  services: ServiceCard[]
  about: CompanyAbout
  partners: Partner[]
  contact: CompanyContact
}

/** Loads the home page by four calls at once; a part that fails or is empty shows its default (public-site §7, §8). */
export async function loadHomePage(ask: Ask, settings: PageSettings = {}): Promise<HomePageContent> {
  const orElse = <Loaded>(load: () => Promise<Loaded>, fallback: Loaded, sentence: string) =>
    orFallback(load, fallback, sentence, settings.report)
  const image = (value: unknown) => imageAddress(String(value ?? ''), settings.assetBaseUrl)

  const [banners, services, about, partners] = await Promise.all([
    orElse(async () => list(await ask('GET /api/banner/list')), [], '加载轮播图失败'),
    orElse(async () => list(await ask('GET /api/service/list')), [], '加载服务失败'),
    orElse(() => ask('GET /api/about'), null, '加载关于我们失败'),
    orElse(async () => list(await ask('GET /api/partner/list')), [], '加载合作企业失败'),
  ])
  return {
    banners: orDefaults<Banner>(
      banners.map(({ id, title, subtitle, imageUrl, linkUrl }) => ({
        id,
        title,
        subtitle: subtitle ?? '',
        imageUrl: image(imageUrl),
        linkUrl: safeLink(linkUrl),
      })),
      defaultBanners,
    ),
    services: orDefaults<ServiceCard>(
      services.slice(0, SERVICE_CARDS_AT_MOST).map(({ id, title, description, imageUrl }) => ({
        id,
        title,
        description: description ?? '',
        imageUrl: image(imageUrl) || undefined,
        path: serviceRouteOf(title),
      })),
      defaultServiceCards,
    ),
    about: {
      companyName: about?.companyName || defaultAbout.companyName,
      description: about?.description || defaultAbout.description,
      media: aboutMedia(about, image),
    },
    partners: partners.map(({ id, name, description, logoUrl, websiteUrl }) => ({
      id,
      name,
      description: description ?? '',
      logoUrl: image(logoUrl) || undefined,
      websiteUrl: safeLink(websiteUrl),
    })),
    contact: {
      address: about?.address || defaultContact.address,
      phone: about?.phone || defaultContact.phone,
      email: about?.email || defaultContact.email,
    },
  }
}

/** An answer that is no list counts as a failed load. */
function list<Entry>(answer: Entry[] | null): Entry[] {
  if (!Array.isArray(answer)) throw new TypeError('not a list')
  return answer
}

function orDefaults<Entry>(entries: Entry[], defaults: Entry[]): Entry[] {
  return entries.length > 0 ? entries : defaults
}
