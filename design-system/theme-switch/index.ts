export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'
export { Choice, Words } from './theme-switch.styles.ts'
