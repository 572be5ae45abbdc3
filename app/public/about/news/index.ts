export { News, type NewsProps } from './news.tsx'
