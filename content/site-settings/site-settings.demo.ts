import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** Facts stay at the site's defaults, which are placeholders too. One past day shows the format. */
const demoSiteSettings: readonly DemoRecord[] = [
  { days: [{ title: '国家公祭日', look: 'mourning', from: '2025-12-13', until: '2025-12-13' }] },
]

/** Rows by name of their type. */
export const demo = {
  'site-settings': demoSiteSettings,
} satisfies DemoContent
