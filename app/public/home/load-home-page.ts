import { defaultAbout } from '#app/public/company.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import { serviceRouteOf } from '#app/public/services.ts'
import { readSite } from '#app/public/site/load-site.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { aboutMedia, type CompanyAbout } from './about-block/company-about.ts'
import { contactOf, type CompanyContact } from './contact-block/company-contact.ts'
import { defaultBanners, type Banner } from './hero/banner.ts'
import type { Partner } from './partners/partner.ts'
import type { HomeProof } from './proof/home-proof.ts'
import { loadProof } from './proof/load-proof.ts'
import { defaultServiceCards, SERVICE_CARDS_AT_MOST, type ServiceCard } from './service-cards/service-card.ts'

/** All that the home page shows, with defaults and addresses already in place. */
export interface HomePageContent {
  banners: Banner[]
  services: ServiceCard[]
  about: CompanyAbout
  proof: HomeProof
  partners: Partner[]
  contact: CompanyContact
}

/**
 * Loads the home page by seven parallel calls and the site settings. A part that failed or is empty shows its default
 * (P-088, P-466) or, in the proof, nothing.
 * @param today `YYYY-MM-DD` in Asia/Shanghai
 */
export async function loadHomePage(read: PageReader, today: string): Promise<HomePageContent> {
  const [banners, services, about, proof, partners, site] = await Promise.all([
    read.list('GET /api/banner/list', '加载轮播图失败'),
    read.listWithoutHtml('GET /api/service/list', '加载服务失败'),
    read.oneOrEmpty('GET /api/about', '加载关于我们失败'),
    loadProof(read, today),
    read.list('GET /api/partner/list', '加载合作企业失败'),
    readSite(read),
  ])
  const cards = services.slice(0, SERVICE_CARDS_AT_MOST).map(({ id, title, description, imageUrl }) => ({
    id,
    title,
    description,
    imageUrl,
    path: serviceRouteOf(title),
  }))
  return {
    banners: ifEmpty<Banner>(banners, defaultBanners),
    services: ifEmpty<ServiceCard>(cards, defaultServiceCards),
    about: { ...withDefaults(about, defaultAbout), media: aboutMedia(about) },
    proof,
    partners,
    contact: contactOf(about, site),
  }
}

function ifEmpty<Entry>(entries: Entry[], defaults: Entry[]): Entry[] {
  return entries.length > 0 ? entries : defaults
}
