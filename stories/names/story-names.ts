import { commonStoryNames } from './common-story-names.ts'
import { pageStoryNames } from './page-story-names.ts'
import { partStoryNames } from './part-story-names.ts'

/**
 * Chinese story names by Storybook's English name, free to change because addresses and pictures use the export. A
 * test (tests/design-system/story-names.test.ts) reports missing ones.
 */
export const storyNames: Readonly<Record<string, string>> = {
  ...commonStoryNames,
  ...partStoryNames,
  ...pageStoryNames,
}
