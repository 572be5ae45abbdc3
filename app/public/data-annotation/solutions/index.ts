export { Solutions, type SolutionsProps } from './solutions.tsx'
