export { Reach, type ReachProps } from './reach.tsx'
