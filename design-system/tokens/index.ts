export { token } from './token.ts'
export { media } from './media.ts'
export { breakpoint } from './breakpoints.ts'
