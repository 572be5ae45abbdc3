declare module 'virtual:component-facts' {
  /** What is read of each folder of the design system when Storybook is built (scripts/vite/component-facts-plugin.ts). */
  export const componentFacts: Readonly<
    Record<string, { tokens: readonly string[]; changes: readonly { date: string; subject: string }[] }>
  >
  /** `cut` in a shallow clone, `none` without a repository. */
  export const historyKind: 'whole' | 'cut' | 'none'
}
