import type { Page } from 'playwright-core'
import { overhang } from '#tests/e2e/fixtures/overhang.ts'
import { findClippedText } from './find-clipped-text.ts'
import { findEscapingText } from './find-escaping-text.ts'

/** Describes what a reader cannot see, or only by scrolling sideways; empty if all is readable. */
export async function findUnreadable(page: Page): Promise<string[]> {
  const sideways = await overhang(page)
  return [
    ...(sideways > 0 ? [`${sideways} px to scroll sideways`] : []),
    ...(await page.evaluate(findEscapingText)),
    ...(await page.evaluate(findClippedText)),
  ]
}
