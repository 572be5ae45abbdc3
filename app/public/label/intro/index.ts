export { Intro, type IntroProps } from './intro.tsx'
