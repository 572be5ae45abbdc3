import { loadAboutPage } from '#app/public/about/load-about-page.ts'
import { loadNewsPage } from '#app/public/about/news-page/load-news-page.ts'
import { loadApplyPage } from '#app/public/apply/load-apply-page.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { loadCasePage } from '#app/public/cases/load-case-page.ts'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { loadJobPage } from '#app/public/contact/job-page/load-job-page.ts'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { loadDataCollection } from '#app/public/data-collection/load-data-collection.ts'
import { loadGovernmentServices } from '#app/public/government-services/load-government-services.ts'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import { loadInternetBpo } from '#app/public/internet-bpo/load-internet-bpo.ts'
import { loadLabel } from '#app/public/label/load-label.ts'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { loadMapSurveying } from '#app/public/map-surveying/load-map-surveying.ts'
import { loadSearchPage } from '#app/public/search/load-search-page.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'

/** Every load of the public site by its page. */
export const pageLoads: Readonly<Record<string, (read: PageReader) => Promise<unknown>>> = {
  layout: loadLayout,
  '/': loadHomePage,
  '/about': loadAboutPage,
  '/contact': (read) => loadContactPage(read),
  '/about/news/1': (read) => loadNewsPage(read, '1'),
  '/contact/jobs/1': (read) => loadJobPage(read, '1'),
  '/apply': (read) => loadApplyPage(read, new URLSearchParams()),
  '/government-services': loadGovernmentServices,
  '/data-annotation': loadDataAnnotation,
  '/data-collection': loadDataCollection,
  '/internet-bpo': loadInternetBpo,
  '/map-surveying': loadMapSurveying,
  '/industry-education': loadIndustryEducation,
  '/label': loadLabel,
  '/search': (read) => loadSearchPage(read, new URLSearchParams({ q: '标注' })),
  ...Object.fromEntries(
    casePages.map((page) => [page.path, (read: PageReader) => loadCasePage(read, page)] as const),
  ),
}
