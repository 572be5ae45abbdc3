export { EmptySection, type EmptySectionProps } from './empty-section.tsx'
