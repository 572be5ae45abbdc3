export { Jobs, type JobsProps } from './jobs.tsx'
