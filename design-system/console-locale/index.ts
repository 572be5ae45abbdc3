export { ConsoleLocale } from './console-locale.tsx'
