/** The sections under the page's banner, which are downloaded together. */
export { Areas } from './areas/areas.tsx'
export { Chapters } from './chapters/chapters.tsx'
export { Intro } from './intro/intro.tsx'
export { NoData } from './no-data.tsx'
export { Schools } from './schools/schools.tsx'
export { TechServices } from './tech-services/tech-services.tsx'
