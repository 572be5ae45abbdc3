import { dark, light, type Colours } from '#design-system/tokens/colour.ts'
import { mourning, mourningInk } from '#design-system/tokens/mourning.ts'
import { senior, seniorInk } from '#design-system/tokens/senior.ts'
import { themeLabels, type ThemeName } from './theme-names.ts'

/** What a theme is made of. */
export type Theme = {
  /** Name of the theme as visitors read it. */
  label: string
  /** Semantic colours on the theme's own ground. */
  colours: Colours
  /** The colours inside its `data-tone="ink"` sections. */
  ink: Colours
  /** The contrast that each of its pairs must reach. */
  grade: 'AA' | 'AAA'
}

/** The themes by the value of `data-theme` on the root element; without the attribute the page is light. */
export const themes = {
  light: { label: themeLabels.light, colours: light, ink: dark, grade: 'AA' },
  dark: { label: themeLabels.dark, colours: dark, ink: dark, grade: 'AA' },
  senior: { label: themeLabels.senior, colours: senior, ink: seniorInk, grade: 'AAA' },
  mourning: { label: themeLabels.mourning, colours: mourning, ink: mourningInk, grade: 'AA' },
} as const satisfies Record<ThemeName, Theme>
