export { TechServices } from './tech-services.tsx'
