export { themes, type ThemeName } from './theme.ts'
