import { data } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AboutPage } from '#app/public/about/about-page.tsx'
import { loadAboutPage } from '#app/public/about/load-about-page.ts'
import { loadNewsPage } from '#app/public/about/news-page/load-news-page.ts'
import { NewsPage } from '#app/public/about/news-page/news-page.tsx'
import { ApplyPage } from '#app/public/apply/apply-page.tsx'
import { loadApplyPage } from '#app/public/apply/load-apply-page.ts'
import { CasePage } from '#app/public/cases/case-page.tsx'
import { casePages } from '#app/public/cases/case-pages.ts'
import { loadCasePage } from '#app/public/cases/load-case-page.ts'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { JobPage } from '#app/public/contact/job-page/job-page.tsx'
import { loadJobPage } from '#app/public/contact/job-page/load-job-page.ts'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { DataCollectionPage } from '#app/public/data-collection/data-collection-page.tsx'
import { loadDataCollection } from '#app/public/data-collection/load-data-collection.ts'
import { GovernmentServicesPage } from '#app/public/government-services/government-services-page.tsx'
import { loadGovernmentServices } from '#app/public/government-services/load-government-services.ts'
import { HomePage } from '#app/public/home/home-page.tsx'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { IndustryEducationPage } from '#app/public/industry-education/industry-education-page.tsx'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import { InternetBpoPage } from '#app/public/internet-bpo/internet-bpo-page.tsx'
import { loadInternetBpo } from '#app/public/internet-bpo/load-internet-bpo.ts'
import { LabelPage } from '#app/public/label/label-page.tsx'
import { loadLabel } from '#app/public/label/load-label.ts'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import { loadMapSurveying } from '#app/public/map-surveying/load-map-surveying.ts'
import { MapSurveyingPage } from '#app/public/map-surveying/map-surveying-page.tsx'
import { loadPolicy } from '#app/public/policies/load-policy.ts'
import { PolicyPage } from '#app/public/policies/policy-page.tsx'
import { loadSearchPage } from '#app/public/search/load-search-page.ts'
import { SearchPage } from '#app/public/search/search-page.tsx'
import type { PageReader } from '#app/page-data/page-reader.ts'

/** A page as its route draws it, from what its loader's function reads. */
type SitePage = (read: PageReader) => Promise<ReactNode>

/** Every page of the public site that asks for something, by its address. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  页头与页脚: async (read) => (
    <PublicLayout {...await loadLayout(read)}>
      <h1>页面</h1>
    </PublicLayout>
  ),
  '/': async (read) => <HomePage {...await loadHomePage(read)} />,
  '/about': async (read) => <AboutPage {...await loadAboutPage(read)} />,
  '/about/news/1': async (read) => <NewsPage {...await loadNewsPage(read, '1')} />,
  '/contact': async (read) => <ContactPage {...await loadContactPage(read)} />,
  '/contact/jobs/1': async (read) => <JobPage {...await loadJobPage(read, '1')} />,
  '/apply': async (read) => <ApplyPage {...await loadApplyPage(read, new URLSearchParams())} />,
  '/government-services': async (read) => <GovernmentServicesPage {...await loadGovernmentServices(read)} />,
  '/data-annotation': async (read) => <DataAnnotationPage {...await loadDataAnnotation(read)} />,
  '/data-collection': async (read) => <DataCollectionPage {...await loadDataCollection(read)} />,
  '/internet-bpo': async (read) => <InternetBpoPage {...await loadInternetBpo(read)} />,
  '/map-surveying': async (read) => <MapSurveyingPage {...await loadMapSurveying(read)} />,
  '/industry-education': async (read) => <IndustryEducationPage {...await loadIndustryEducation(read)} />,
  '/label': async (read) => <LabelPage {...await loadLabel(read)} />,
  '/search': async (read) => (
    <SearchPage {...(await loadSearchPage(read, new URLSearchParams({ q: '标注' }))).content} />
  ),
  '/privacy': async (read) => <PolicyPage {...await loadPolicy(read, 'privacy')} />,
  '/terms': async (read) => <PolicyPage {...await loadPolicy(read, 'terms')} />,
  ...Object.fromEntries(
    casePages.map((page) => [
      page.path,
      async (read: PageReader) => <CasePage {...await loadCasePage(read, page)} />,
    ]),
  ),
}

/** The status that a loader refused with; undefined where it threw something else. */
export function refusedStatus(thrown: unknown): number | undefined {
  const isAnswer =
    typeof thrown === 'object' && thrown !== null && thrown.constructor === data(null).constructor
  return isAnswer ? ((thrown as ReturnType<typeof data>).init?.status ?? 200) : undefined
}
