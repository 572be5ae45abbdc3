import type { Ask } from '#contract/ask/ask.ts'
import { company } from '#app/public/company.ts'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { BasePlace } from './bases/base-place.ts'
import { loadBases } from './bases/load-bases.ts'
import { defaultContactTexts } from './default-contact-texts.ts'
import type { Job } from './jobs/job.ts'
import { loadJobs } from './jobs/load-jobs.ts'

/** How the company is reached: the about record's details over the company's own. */
export interface CompanyContact {
  address: string
  phone: string
  email: string
}

/** All that the contact page shows (public-site §2.12). */
export interface ContactContent {
  texts: PageTexts
  contact: CompanyContact
  codes: LayoutContent
  /** Null when they could not be loaded, which is said. */
  jobs: Job[] | null
  bases: readonly BasePlace[]
  /** Whether there is a key to draw a map with. */
  hasMap: boolean
}

/** What the host says beside a page's usual settings. */
export interface ContactSettings extends PageSettings {
  map?: object
}

/** Loads the page by six calls at once; what fails shows its default or says so (public-site §7, §8). */
export async function loadContactPage(ask: Ask, settings: ContactSettings = {}): Promise<ContactContent> {
  const [texts, about, codes, jobs, bases] = await Promise.all([
    loadPageTexts(ask, 'contact', defaultContactTexts, settings),
    orFallback(() => ask('GET /api/about'), null, '加载关于我们失败', settings.report),
    loadLayout(ask, settings),
    loadJobs(ask, settings),
    loadBases(ask, settings),
  ])
  return {
    texts,
    contact: {
      address: about?.address || company.address,
      phone: about?.phone || company.phone,
      email: about?.email || company.email,
    },
    codes,
    jobs,
    bases,
    hasMap: settings.map !== undefined,
  }
}
