export { globalCss } from './global-css.ts'
export { GlobalStyle } from './global-style.ts'
export { figureFontUrl } from './figure-font.ts'
