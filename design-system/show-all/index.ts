export { ShowAll, type ShowAllProps } from './show-all.tsx'
