import type { HomePageContent } from '#app/public/home/load-home-page.ts'

const LONG = '面向县域自然资源与农业农村一体化治理的多源数据采集、标注、质检、建库与共享应用服务'

/** The page with the longest texts an administrator might enter, and fifty partners. */
export function longPage(content: HomePageContent): HomePageContent {
  return {
    ...content,
    banners: content.banners.map((banner) => ({ ...banner, title: LONG, subtitle: LONG.repeat(3) })),
    services: content.services.map((service) => ({ ...service, title: LONG, description: LONG.repeat(4) })),
    about: { ...content.about, companyName: `${LONG}有限责任公司`, description: LONG.repeat(12) },
    proof: {
      cases: content.proof.cases.map((entry) => ({ ...entry, title: LONG })),
      certificates: content.proof.certificates.map(({ id, title }) => ({ id, title: `${title}（${LONG}）` })),
      news: content.proof.news.map((story) => ({ ...story, title: LONG.repeat(2) })),
    },
    partners: Array.from({ length: 50 }, (_, id) => ({ id, name: `${id + 1} ${LONG}`, description: '' })),
    contact: {
      address: LONG.repeat(2),
      phone: '0551-00000000 转 000000 或 000001',
      email: 'a-very-long-mailbox-name-for-testing@subdomain.department.example.com',
    },
  }
}
