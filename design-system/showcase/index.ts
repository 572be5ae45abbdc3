export { Showcase, type ShowcaseEntry, type ShowcaseProps } from './showcase.tsx'
