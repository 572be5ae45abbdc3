export { LeadershipCare, type LeadershipCareProps } from './leadership-care.tsx'
