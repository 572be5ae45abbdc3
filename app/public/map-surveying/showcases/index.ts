export { Advantages, Applications } from './showcases.tsx'
