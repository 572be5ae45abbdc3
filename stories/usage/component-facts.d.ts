declare module 'virtual:component-facts' {
  import type { Change, History } from '#scripts/vite/component-facts/changes-below.ts'

  /** What is read of each folder of the design system when Storybook is built (scripts/vite/component-facts-plugin.ts). */
  export const componentFacts: Readonly<
    Record<string, { tokens: readonly string[]; changes: readonly Change[] }>
  >
  /** How much of the repository's history was there. */
  export const history: Omit<History, 'changes'>
}
