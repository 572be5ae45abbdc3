export { SectionRail, type SectionRailEntry, type SectionRailProps } from './section-rail.tsx'
