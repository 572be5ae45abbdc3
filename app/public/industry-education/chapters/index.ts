export { Chapters } from './chapters.tsx'
