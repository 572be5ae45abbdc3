export { Intro } from './intro.tsx'
