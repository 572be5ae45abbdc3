import { contactOf, type CompanyContact } from '#app/public/home/contact-block/company-contact.ts'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { readSite } from '#app/public/site/load-site.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { BasePlace } from './bases/base-place.ts'
import { loadBases } from './bases/load-bases.ts'
import { defaultContactTexts } from './default-contact-texts.ts'
import type { Job } from './jobs/job.ts'
import { loadJobs } from './jobs/load-jobs.ts'

/** All that the contact page shows. */
export interface ContactContent {
  texts: PageTexts
  /** The about record's details over the settings' and the company's own (X-07). */
  contact: CompanyContact
  codes: LayoutContent
  /** Null when they could not be loaded, which is said. */
  jobs: Job[] | null
  bases: readonly BasePlace[]
  /** Whether there is a key to draw a map with. */
  hasMap: boolean
}

/**
 * Loads the contact page by six parallel calls and the site settings. A failed part shows its default or a message (P-465).
 * @param host.map the key of the map, which stays where it is
 */
export async function loadContactPage(
  read: PageReader,
  { map }: { map?: object } = {},
): Promise<ContactContent> {
  const [texts, about, codes, jobs, bases, site] = await Promise.all([
    loadPageTexts(read, 'contact', defaultContactTexts),
    read.one('GET /api/about', '加载关于我们失败'),
    loadLayout(read),
    loadJobs(read),
    loadBases(read),
    readSite(read),
  ])
  return { texts, contact: contactOf(about, site), codes, jobs, bases, hasMap: map !== undefined }
}
