export { token } from './token.ts'
export { media } from './media.ts'
export { forcedMark } from './forced-mark.ts'
export { breakpoint } from './breakpoints.ts'
