import type { DayLook } from '#content/site-settings/day-looks.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { dayLookOn } from './day-look.ts'
import { defaultSiteFacts, type SiteFacts } from './site-facts.ts'

/** What administrators keep of the company and its site, as pages read it. */
export type SiteSettings = EntryOf<'GET /api/site-settings'>

/** What the layout needs of the settings. */
export interface LoadedSite {
  site: SiteFacts
  /** How the site is dressed today; usually not at all. */
  look?: DayLook
}

/** Reads the settings; null where nobody keeps any, or they could not be read. */
export const readSite = (read: PageReader): Promise<SiteSettings | null> =>
  read.one('GET /api/site-settings', '加载站点设置失败')

/**
 * Loads the facts of the site and how it is dressed on a day.
 * @param today `YYYY-MM-DD` in Asia/Shanghai
 */
export async function loadSite(read: PageReader, today: string): Promise<LoadedSite> {
  const settings = await readSite(read)
  return { site: factsOf(settings), look: dayLookOn(settings?.days ?? [], today) }
}

/** The facts in the settings, over the site's own. */
export const factsOf = (settings: SiteSettings | null): SiteFacts => withDefaults(settings, defaultSiteFacts)
