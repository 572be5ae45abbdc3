import { themeLabels, type ThemeChoice } from './theme-names.ts'

/** Every choice with what people call it. Not in theme-names.ts: the script in every document's head takes the choices alone. */
export const themeChoiceLabels = { ...themeLabels, system: '跟随系统' } as const satisfies Record<
  ThemeChoice,
  string
>
