export { Areas } from './areas.tsx'
