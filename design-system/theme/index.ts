export { themes, type Theme } from './theme.ts'
export type { ThemeName } from './theme-names.ts'
