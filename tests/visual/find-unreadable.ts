import type { Page } from 'playwright-core'
import { overhang } from '#tests/e2e/fixtures/overhang.ts'
import { findClippedText } from './find-clipped-text.ts'
import { findEscapingText } from './find-escaping-text.ts'

/** What a reader of a page cannot see, or only by scrolling sideways, in words; nothing where all can be read. */
export async function findUnreadable(page: Page): Promise<string[]> {
  const sideways = await overhang(page)
  return [
    ...(sideways > 0 ? [`${sideways} px to scroll sideways`] : []),
    ...(await page.evaluate(findEscapingText)),
    ...(await page.evaluate(findClippedText)),
  ]
}
