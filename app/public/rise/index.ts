export { Rise, type RiseProps } from './rise.tsx'
