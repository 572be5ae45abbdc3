/** The themes by the value of `data-theme` on the root element, with what people call them. Without values: visitors download this. */
export const themeLabels = {
  light: '浅色',
  dark: '深色',
  senior: '大字高对比（适老）',
  mourning: '素灰',
} as const

/** A theme that has colours of its own. */
export type ThemeName = keyof typeof themeLabels

/** What one may choose: a theme, or `system`, which is light or dark as the device is. */
export const themeChoices = ['light', 'dark', 'senior', 'mourning', 'system'] as const

/** One of the themes, or `system`. */
export type ThemeChoice = (typeof themeChoices)[number]
