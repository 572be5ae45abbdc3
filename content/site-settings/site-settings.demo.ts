import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** Facts are left to the site's defaults, which are placeholders too; a day of the past shows how one is written down. */
const demoSiteSettings: readonly DemoRecord[] = [
  { days: [{ title: '国家公祭日', look: 'mourning', from: '2025-12-13', until: '2025-12-13' }] },
]

/** Rows by name of their type. */
export const demo = {
  'site-settings': demoSiteSettings,
} satisfies DemoContent
