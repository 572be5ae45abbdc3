import { dark, large, light, type Colours } from '#design-system/tokens/colour.ts'

type Theme = { label: string; colours: Colours }

/** The themes by the value of `data-theme` on the root element; without the attribute the page is light. */
export const themes = {
  light: { label: '浅色', colours: light },
  dark: { label: '深色', colours: dark },
  large: { label: '大字', colours: large },
} as const satisfies Record<string, Theme>

/** `system` follows the visitor's colour preference. */
export type ThemeName = keyof typeof themes | 'system'
