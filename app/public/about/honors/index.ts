export { Honors, type HonorsProps } from './honors.tsx'
