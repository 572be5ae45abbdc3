export { Schools } from './schools.tsx'
