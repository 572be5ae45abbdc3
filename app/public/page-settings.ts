import type { Report } from './or-fallback.ts'

/** What the host tells every public page's loader. */
export interface PageSettings {
  /** Prefix of relative image paths. */
  assetBaseUrl?: string
  /** Where a failed load is logged; the browser's console unless said otherwise. */
  report?: Report
  /** Reduces what administrators wrote to the allow-list once more. Without it no such text is shown. */
  cleanHtml?: (html: string) => string
}
