/** The sections under the page's banner, which are downloaded together. */
export { Disciplines } from './disciplines/disciplines.tsx'
export { Intro } from './intro/intro.tsx'
export { Advantages, Applications } from './showcases/showcases.tsx'
