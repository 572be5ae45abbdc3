import { commonStoryNames } from './common-story-names.ts'
import { pageStoryNames } from './page-story-names.ts'
import { partStoryNames } from './part-story-names.ts'

/**
 * What stories are called in Chinese, by the English name that Storybook makes of their export. Addresses and pictures are kept
 * by the export, so a name here can change at any time. A story without a line is named by tests/design-system/story-names.test.ts.
 */
export const storyNames: Readonly<Record<string, string>> = {
  ...commonStoryNames,
  ...partStoryNames,
  ...pageStoryNames,
}
