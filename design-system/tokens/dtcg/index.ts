export { tokenFiles } from './token-files.ts'
